import { type Static, Type } from "typebox";
import { address } from "../address.ts";
import { id } from "../fields.ts";
import { styles } from "../style.ts";

/** An object of an app, such as a ticket. */
export const workObjectMentionSchema = Type.Object({
  type: Type.Literal("work_object_mention"),
  entity_id: id,
  app_id: id,
  text: Type.String(),
  url: address,
  style: styles.text,
});

export type WorkObjectMentionElement = Static<typeof workObjectMentionSchema>;
