import type { Generated } from "kysely";

/** A person who replied in a thread or follows it. */
export interface ThreadMembersTable {
  channel_key: number;
  thread_ts: number;
  user_id: string;
  reply_count: number;
  is_subscribed: number;
  last_read_ts: number;
  /** 1 when others replied after `last_read_ts`. May stay 1 when these replies are deleted. */
  has_unread: Generated<number>;
}
