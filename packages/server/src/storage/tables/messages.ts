import type { Selectable } from "kysely";

/**
 * `body` is the public JSON of the message as it goes out, so that a page is spliced together from text.
 * `thread_ts` is 0 for a message of the channel itself: rows are clustered by (channel, thread, ts), so both
 * a page of the channel and a page of a thread are one contiguous range.
 */
export interface MessagesTable {
  channel_key: number;
  thread_ts: number;
  ts: number;
  user_id: string;
  body: string;
}

export type MessageRow = Selectable<MessagesTable>;
