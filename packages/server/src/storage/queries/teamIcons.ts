import type { Tx } from "../db.ts";
import type { TeamIconsTable } from "../tables/teamIcons.ts";

export async function insertTeamIcons(tx: Tx, rows: readonly TeamIconsTable[]): Promise<void> {
  await tx
    .insertInto("team_icons")
    .values([...rows])
    .execute();
}

/** Returns the keys of the bytes that the rows named. */
export async function deleteTeamIcons(tx: Tx, teamId: string): Promise<string[]> {
  const rows = await tx.deleteFrom("team_icons").where("team_id", "=", teamId).returning("blob_key").execute();
  return rows.map((row) => row.blob_key);
}
