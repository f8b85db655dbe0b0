import type { Selectable } from "kysely";

/** Client secret and signing secret are derived from the server's key, never stored. */
export interface AppsTable {
  id: string;
  team_id: string;
  name: string;
  client_id: string;
  rotation: number;
  created_ms: number;
}

export interface InstallationsTable {
  id: string;
  app_id: string;
  team_id: string;
  bot_user_id: string | null;
  installer_id: string;
  created_ms: number;
  removed_ms: number | null;
}

export type AppRow = Selectable<AppsTable>;
export type InstallationRow = Selectable<InstallationsTable>;
