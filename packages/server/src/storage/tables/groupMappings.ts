import type { Selectable } from "kysely";

/** What a group at a sign-in provider means here: a place in a user group, or a role in a workspace. */
export interface GroupMappingsTable {
  provider_id: string;
  /** As the provider writes it, compared byte by byte. */
  value: string;
  /** The workspace of the user group, or the one in which the role is given. */
  team_id: string;
  /** Empty for a role. */
  usergroup_id: string;
  /** Empty for a user group. */
  role: "" | "admin";
  created_ms: number;
}

export type GroupMappingRow = Selectable<GroupMappingsTable>;
