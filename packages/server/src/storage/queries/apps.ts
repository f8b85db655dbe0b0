import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppRow, AppsTable, InstallationsTable } from "../tables/apps.ts";

export function selectAppByClientId(db: Db, clientId: string): Promise<AppRow | undefined> {
  return db.selectFrom("apps").selectAll().where("client_id", "=", clientId).executeTakeFirst();
}

export async function insertApp(tx: Tx, row: Insertable<AppsTable>): Promise<void> {
  await tx.insertInto("apps").values(row).execute();
}

export async function insertInstallation(tx: Tx, row: Insertable<InstallationsTable>): Promise<void> {
  await tx.insertInto("installations").values(row).execute();
}

export async function updateInstallationRemoved(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.updateTable("installations").set({ removed_ms: nowMs }).where("id", "=", id).execute();
}
