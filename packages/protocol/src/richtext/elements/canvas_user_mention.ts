import { type Static, Type } from "typebox";
import { id, words } from "../fields.ts";
import { styles } from "../style.ts";

/** A person who is mentioned in a canvas. */
export const canvasUserMentionSchema = Type.Object({
  type: Type.Literal("canvas_user_mention"),
  user_id: id,
  thread_id: words,
  style: styles.text,
});

export type CanvasUserMentionElement = Static<typeof canvasUserMentionSchema>;
