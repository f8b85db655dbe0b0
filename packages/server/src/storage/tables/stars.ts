import type { Generated, Selectable } from "kysely";

/** What a person plans to do with a saved message or file. */
export type SavedState = "in_progress" | "archived" | "completed";

export type StarKind = "message" | "file" | "channel";

/** A message, file or conversation that a person saved in a workspace. */
export interface StarsTable {
  id: Generated<number>;
  team_id: string;
  user_id: string;
  kind: StarKind;
  /** The channel, or the file. */
  object_id: string;
  /** The message; 0 for anything else. */
  ts: number;
  at_ms: number;
  /** The tab of Later that shows it. Conversations have none. */
  state: Generated<SavedState>;
  /** When it was saved, changed its state or became due last: the order within a tab. */
  moved_ms: Generated<number>;
  /** The reminder about it; the row may be gone. */
  reminder_id: string | null;
}

export type StarRow = Selectable<StarsTable>;
