import type { Insertable } from "kysely";
import type { Tx } from "../db.ts";
import type { AppsTable, InstallationsTable } from "../tables/apps.ts";

export async function insertApp(tx: Tx, row: Insertable<AppsTable>): Promise<void> {
  await tx.insertInto("apps").values(row).execute();
}

export async function insertInstallation(tx: Tx, row: Insertable<InstallationsTable>): Promise<void> {
  await tx.insertInto("installations").values(row).execute();
}
