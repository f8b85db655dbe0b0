import type { Generated, Selectable } from "kysely";

/**
 * `body` is the public JSON of the message, with its reactions and the summary of its thread, so that a page is
 * concatenated from stored text. Other columns hold what depends on the reader or must be queried.
 * `thread_ts` is 0 for a message of the channel itself: rows are clustered by (channel, thread, ts), so a page of the
 * channel and a page of a thread are each one contiguous range.
 * A writer of a body holds the lock of the channel: otherwise two servers would overwrite each other.
 */
export interface MessagesTable {
  channel_key: number;
  thread_ts: number;
  ts: number;
  user_id: string;
  body: string;
  subtype: string | null;
  reply_count: Generated<number>;
  /** 1 for a reply that the channel shows too. */
  is_broadcast: Generated<number>;
  /** JSON: `{event_type, event_payload}`. */
  metadata: string | null;
}

export type MessageRow = Selectable<MessagesTable>;
