import type { Selectable } from "kysely";

export interface InstallationsTable {
  id: string;
  app_id: string;
  /** Where it was installed; org-wide, that is where it was installed from. */
  team_id: string;
  /** Set when it is org-wide: it then works in the workspaces it is granted. */
  org_id: string | null;
  bot_user_id: string | null;
  installer_id: string;
  created_ms: number;
  removed_ms: number | null;
}

export type InstallationRow = Selectable<InstallationsTable>;
