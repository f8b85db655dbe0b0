import type { Db, Tx } from "../db.ts";
import type { UsergroupTeamRow } from "../tables/usergroupTeams.ts";

/** The further workspaces of a group. */
export function selectTeamsOfGroup(db: Db, groupId: string): Promise<UsergroupTeamRow[]> {
  return db.selectFrom("usergroup_teams").selectAll().where("usergroup_id", "=", groupId).orderBy("team_id").execute();
}

export async function upsertGroupTeam(tx: Tx, row: UsergroupTeamRow): Promise<void> {
  await tx
    .insertInto("usergroup_teams")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["usergroup_id", "team_id"]).doUpdateSet({ auto_provision: row.auto_provision }),
    )
    .execute();
}
