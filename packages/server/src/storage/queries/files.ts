import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { FileRow, FilesTable } from "../tables/files.ts";

export function selectFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function selectFilesOf(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0 ? [] : db.selectFrom("files").selectAll().where("id", "in", ids).execute();
}

/** Until the commit nobody else changes the file. Returns it as it is from then on. */
export function lockFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  return tx
    .updateTable("files")
    .set((row) => ({ updated_ms: row.ref("updated_ms") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function insertFile(tx: Tx, row: Insertable<FilesTable>): Promise<void> {
  await tx.insertInto("files").values(row).execute();
}

export async function updateFile(tx: Tx, id: string, change: Updateable<FilesTable>): Promise<void> {
  await tx.updateTable("files").set(change).where("id", "=", id).execute();
}
