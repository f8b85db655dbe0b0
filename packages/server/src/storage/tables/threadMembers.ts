import type { Generated } from "kysely";

/** Somebody who replied in a thread, or follows it. */
export interface ThreadMembersTable {
  channel_key: number;
  thread_ts: number;
  user_id: string;
  reply_count: number;
  is_subscribed: number;
  last_read_ts: number;
  /** Whether others have replied since `last_read_ts`; may stay 1 when these replies are deleted. */
  has_unread: Generated<number>;
}
