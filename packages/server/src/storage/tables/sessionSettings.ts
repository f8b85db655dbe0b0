import type { Selectable } from "kysely";

/** How long the sign-in sessions of a person last, when an administrator decided so. */
export interface SessionSettingsTable {
  user_id: string;
  /** Null for the lifetime that everyone has. */
  duration_s: number | null;
  /** 1 when the cookie ends with the browser. */
  ends_with_browser: number;
}

export type SessionSettingsRow = Selectable<SessionSettingsTable>;
