import type { Selectable } from "kysely";

/** When a person opened the client of a workspace, by network address and browser. */
export interface AccessLogsTable {
  team_id: string;
  user_id: string;
  ip: string;
  user_agent: string;
  first_ms: number;
  last_ms: number;
  /** How often it was opened. */
  count: number;
}

export type AccessLogRow = Selectable<AccessLogsTable>;
