import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
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
  /** Which replies notify the person; `default` for all of a thread that they follow. */
  notify_level: Generated<NotifyLevel>;
  /**
   * Orders the threads of a person. While `has_unread` is 1 it is the first unread reply, so that a thread keeps its place
   * while replies arrive and no reply rewrites the rows of all followers; else it is the latest reply.
   */
  active_ts: Generated<number>;
}
