import { type Static, Type } from "typebox";
import { address } from "../address.ts";
import { id, words } from "../fields.ts";
import { styles } from "../style.ts";

/** A file. */
export const fileSchema = Type.Object({
  type: Type.Literal("file"),
  file_id: id,
  text: words,
  url: Type.Optional(address),
  is_skill_invocation: Type.Optional(Type.Boolean()),
  style: styles.text,
});

export type FileElement = Static<typeof fileSchema>;
