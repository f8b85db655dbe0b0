import type { Selectable } from "kysely";

/** A scheduled message. The transaction that posts it deletes the row. */
export interface ScheduledMessagesTable {
  id: string;
  team_id: string;
  channel_id: string;
  /** The author, the only one who sees it until then. */
  user_id: string;
  /** Seconds since 1970, as callers send it. */
  post_at_s: number;
  created_ms: number;
  /** For lists; the whole message is in `message`. */
  text: string;
  /** JSON: the caller, because none exists when the message is posted. */
  caller: string;
  /** JSON: the message and its target. */
  message: string;
}

export type ScheduledMessageRow = Selectable<ScheduledMessagesTable>;
