/** A thread that nobody may reply in any more. `thread_ts` is its first message's. */
export interface ThreadLocksTable {
  channel_key: number;
  thread_ts: number;
  user_id: string;
  locked_ms: number;
}
