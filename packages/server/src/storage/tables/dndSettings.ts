import type { Selectable } from "kysely";

/** When a person does not want to be disturbed. Without a row, never. */
export interface DndSettingsTable {
  user_id: string;
  /** JSON: for each day from Sunday `[start, end]` in minutes of the day, or null. Null without a schedule. */
  schedule: string | null;
  /** When the person ended a window early; the window that contains this time is over. */
  ended_ms: number | null;
  snooze_from_ms: number | null;
  snooze_to_ms: number | null;
}

export type DndSettingsRow = Selectable<DndSettingsTable>;
