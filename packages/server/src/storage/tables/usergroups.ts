import type { Selectable } from "kysely";

export interface UsergroupsTable {
  id: string;
  team_id: string;
  name: string;
  /** What people type after the @. */
  handle: string;
  description: string;
  creator_id: string;
  updater_id: string;
  created_ms: number;
  updated_ms: number;
}

export type UsergroupRow = Selectable<UsergroupsTable>;
