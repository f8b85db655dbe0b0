import type { Generated } from "kysely";

export type AppChange = "added" | "expanded" | "removed" | "enabled" | "disabled";

/** The history of an app in a workspace, for its administrators: installations, removals and decisions. */
export interface AppChangesTable {
  id: Generated<number>;
  team_id: string;
  app_id: string;
  user_id: string;
  change: AppChange;
  /** The granted scopes, comma-separated. Empty for a removal or a decision. */
  scopes: string;
  at_ms: number;
}
