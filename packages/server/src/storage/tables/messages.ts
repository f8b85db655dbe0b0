import type { Generated, Selectable } from "kysely";

/**
 * `body` is the public JSON of the message as it goes out, with its reactions and what is known of its thread, so that a
 * page is spliced together from text. Only what depends on the reader or must be asked for stands outside of it.
 * `thread_ts` is 0 for a message of the channel itself: rows are clustered by (channel, thread, ts), so both
 * a page of the channel and a page of a thread are one contiguous range.
 * Whoever rewrites a body holds the lock of the channel: two servers would each write back what they had read.
 */
export interface MessagesTable {
  channel_key: number;
  thread_ts: number;
  ts: number;
  user_id: string;
  body: string;
  subtype: string | null;
  reply_count: Generated<number>;
  /** A reply that the channel shows too. */
  is_broadcast: Generated<number>;
  /** What an app attached, as JSON: `{event_type, event_payload}`. */
  metadata: string | null;
}

export type MessageRow = Selectable<MessagesTable>;
