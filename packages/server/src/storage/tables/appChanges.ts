import type { Generated } from "kysely";

export type AppChange = "added" | "expanded" | "removed" | "enabled" | "disabled";

/** What became of an app in a workspace, by whom, and with which scopes; for those who run the workspace. */
export interface AppChangesTable {
  id: Generated<number>;
  team_id: string;
  app_id: string;
  user_id: string;
  change: AppChange;
  /** A comma list: what was given; of a removal or a decision, nothing. */
  scopes: string;
  at_ms: number;
}
