import type { Selectable } from "kysely";

/** A message that waits for its time. The row goes when the message comes: who deletes it posts it. */
export interface ScheduledMessagesTable {
  id: string;
  team_id: string;
  channel_id: string;
  /** Whose message it will be, and who alone sees it until then. */
  user_id: string;
  /** Seconds since 1970, as callers give it. */
  post_at_s: number;
  created_ms: number;
  /** For lists; the whole message is in `message`. */
  text: string;
  /** Who asked for it, as JSON: when its time comes, nobody is calling. */
  caller: string;
  /** What is to be posted and where, as JSON. */
  message: string;
}

export type ScheduledMessageRow = Selectable<ScheduledMessagesTable>;
