import type { Selectable } from "kysely";

export interface InstallationsTable {
  id: string;
  app_id: string;
  /** The workspace in which it was installed. For an org-wide installation: from which it was installed. */
  team_id: string;
  /** Set for an org-wide installation, which works in the workspaces in `installation_teams`. */
  org_id: string | null;
  bot_user_id: string | null;
  installer_id: string;
  created_ms: number;
  removed_ms: number | null;
}

export type InstallationRow = Selectable<InstallationsTable>;
