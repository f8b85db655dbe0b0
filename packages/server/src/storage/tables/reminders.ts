import type { Selectable } from "kysely";

export interface RemindersTable {
  id: string;
  team_id: string;
  creator_id: string;
  /** The person to remind; the creator for a reminder of a channel. */
  user_id: string;
  channel_id: string | null;
  text: string;
  /** JSON: the `Schedule` of a recurring reminder. */
  schedule: string | null;
  /** When it is due, or was due first. */
  time_ms: number;
  /** When the next message is due. Null after the last one. */
  due_ms: number | null;
  completed_ms: number | null;
  created_ms: number;
}

export type ReminderRow = Selectable<RemindersTable>;
