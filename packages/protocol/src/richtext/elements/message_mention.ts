import { type Static, Type } from "typebox";
import { id, words } from "../fields.ts";
import { styles } from "../style.ts";

/** A message that is mentioned. */
export const messageMentionSchema = Type.Object({
  type: Type.Literal("message_mention"),
  channel_id: id,
  message_ts: id,
  author_id: words,
  thread_ts: words,
  style: styles.text,
});

export type MessageMentionElement = Static<typeof messageMentionSchema>;
