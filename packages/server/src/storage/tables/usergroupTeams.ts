import type { Selectable } from "kysely";

/** A further workspace of a user group. */
export interface UsergroupTeamsTable {
  usergroup_id: string;
  team_id: string;
  /** 1 when members of the group become members of the workspace. */
  auto_provision: number;
}

export type UsergroupTeamRow = Selectable<UsergroupTeamsTable>;
