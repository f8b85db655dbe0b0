import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppVersionRow, AppVersionsTable } from "../tables/appVersions.ts";

export async function insertVersion(tx: Tx, row: Insertable<AppVersionsTable>): Promise<void> {
  await tx.insertInto("app_versions").values(row).execute();
}

/** The latest first. */
export function selectVersions(db: Db, appId: string): Promise<AppVersionRow[]> {
  return db.selectFrom("app_versions").selectAll().where("app_id", "=", appId).orderBy("number", "desc").execute();
}

export function selectActiveVersion(db: Db, appId: string): Promise<AppVersionRow | undefined> {
  return db
    .selectFrom("app_versions")
    .selectAll()
    .where("app_id", "=", appId)
    .where("is_active", "=", 1)
    .executeTakeFirst();
}

export async function updateActiveVersion(tx: Tx, appId: string, number: number): Promise<void> {
  await tx
    .updateTable("app_versions")
    .set((row) => ({ is_active: row.case().when("number", "=", number).then(1).else(0).end() }))
    .where("app_id", "=", appId)
    .execute();
}

/** All but the newest, and never the active one. */
export async function deleteVersionsBefore(tx: Tx, appId: string, number: number): Promise<void> {
  await tx
    .deleteFrom("app_versions")
    .where("app_id", "=", appId)
    .where("number", "<", number)
    .where("is_active", "=", 0)
    .execute();
}
