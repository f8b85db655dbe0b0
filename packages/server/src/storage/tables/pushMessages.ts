import type { Selectable } from "kysely";

/**
 * A notification for one browser that no push service has accepted yet. It names the message only: the text is read when it
 * is sent, so that none of a deleted message remains.
 */
export interface PushMessagesTable {
  subscription_id: string;
  channel_key: number;
  ts: number;
  created_ms: number;
  /** When a server may take it: at once, after the lease of the server that has it, or at the next attempt. */
  due_ms: number;
  /** How many times a server has taken it. */
  attempt: number;
}

export type PushMessageRow = Selectable<PushMessagesTable>;
