/** A thread that is closed for replies. `thread_ts` is the timestamp of its parent. */
export interface ThreadLocksTable {
  channel_key: number;
  thread_ts: number;
  user_id: string;
  locked_ms: number;
}
