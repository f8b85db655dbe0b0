import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { OrgRow, OrgsTable } from "../tables/orgs.ts";
import type { TeamRow, TeamsTable } from "../tables/teams.ts";

export function selectTeam(db: Db, id: string): Promise<TeamRow | undefined> {
  return db.selectFrom("teams").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectTeamByDomain(db: Db, domain: string): Promise<TeamRow | undefined> {
  return db.selectFrom("teams").selectAll().where("domain", "=", domain).executeTakeFirst();
}

/** The one that was made first. */
export function selectFirstTeam(db: Db): Promise<TeamRow | undefined> {
  return db.selectFrom("teams").selectAll().orderBy("created_ms").orderBy("id").limit(1).executeTakeFirst();
}

/** All workspaces that are still there, in the order in which they were created. */
export function selectLiveTeams(db: Db): Promise<TeamRow[]> {
  return db
    .selectFrom("teams")
    .selectAll()
    .where("deleted_ms", "is", null)
    .orderBy("created_ms")
    .orderBy("id")
    .execute();
}

export function selectOrg(db: Db, id: string): Promise<OrgRow | undefined> {
  return db.selectFrom("orgs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The workspaces of an org that are still there. */
export function selectTeamsOfOrg(db: Db, orgId: string): Promise<TeamRow[]> {
  return db
    .selectFrom("teams")
    .selectAll()
    .where("org_id", "=", orgId)
    .where("deleted_ms", "is", null)
    .orderBy("id")
    .execute();
}

/** The workspaces that are moving into an org. */
export function selectTeamsMovingTo(db: Db, orgId: string): Promise<TeamRow[]> {
  return db
    .selectFrom("teams")
    .selectAll()
    .where("moving_to", "=", orgId)
    .where("move", "is not", null)
    .where("deleted_ms", "is", null)
    .orderBy("id")
    .execute();
}

export async function insertOrg(tx: Tx, row: Insertable<OrgsTable>): Promise<void> {
  await tx.insertInto("orgs").values(row).execute();
}

export async function updateOrg(tx: Tx, id: string, change: Updateable<OrgsTable>): Promise<void> {
  await tx.updateTable("orgs").set(change).where("id", "=", id).execute();
}

export async function updateTeam(tx: Tx, id: string, change: Updateable<TeamsTable>): Promise<void> {
  await tx.updateTable("teams").set(change).where("id", "=", id).execute();
}

export async function insertTeam(tx: Tx, row: Insertable<TeamsTable>): Promise<void> {
  await tx.insertInto("teams").values(row).execute();
}

/** Whether this inserted it: domains are unique on the server. */
export async function insertTeamOnce(tx: Tx, row: Insertable<TeamsTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto("teams")
    .values(row)
    .onConflict((conflict) => conflict.column("domain").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Waits for other transactions that change which workspaces the org has. */
export async function lockOrg(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("orgs")
    .set((is) => ({ name: is.ref("name") }))
    .where("id", "=", id)
    .execute();
}

/** A page of the workspaces of an org that are not deleted, by id. */
export function selectTeamsPage(
  db: Db,
  asked: { readonly orgId: string; readonly afterId: string; readonly limit: number },
): Promise<TeamRow[]> {
  return db
    .selectFrom("teams")
    .selectAll()
    .where("org_id", "=", asked.orgId)
    .where("deleted_ms", "is", null)
    .where("id", ">", asked.afterId)
    .orderBy("id")
    .limit(asked.limit)
    .execute();
}
