import type { Selectable } from "kysely";

export type Resolution = "approved" | "restricted";

/** What an administrator decided about an app in a workspace; installed or not. */
export interface AppResolutionsTable {
  team_id: string;
  app_id: string;
  resolution: Resolution;
  user_id: string;
  at_ms: number;
}

/** The workspaces that an org-wide installation may work in. */
export interface InstallationTeamsTable {
  installation_id: string;
  team_id: string;
  granted_ms: number;
}

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

export interface UsergroupMembersTable {
  usergroup_id: string;
  user_id: string;
}

/** An information barrier: the people of the first group and those of the others may not meet. */
export interface BarriersTable {
  id: string;
  team_id: string;
  primary_id: string;
  updated_ms: number;
}

export interface BarrierGroupsTable {
  barrier_id: string;
  usergroup_id: string;
}

export type UsergroupRow = Selectable<UsergroupsTable>;
export type BarrierRow = Selectable<BarriersTable>;
