import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { FileRow, FilesTable } from "../tables/files.ts";

export function selectFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertFile(tx: Tx, row: Insertable<FilesTable>): Promise<void> {
  await tx.insertInto("files").values(row).execute();
}

export async function updateFile(tx: Tx, id: string, change: Updateable<FilesTable>): Promise<void> {
  await tx.updateTable("files").set(change).where("id", "=", id).execute();
}

/** Whether any row names these bytes: a file's, or that of an upload which is not completed yet. */
export async function selectIsBlobNamed(db: Db, blobKey: string): Promise<boolean> {
  const file = await db.selectFrom("files").select("id").where("blob_key", "=", blobKey).executeTakeFirst();
  if (file) return true;
  const upload = await db
    .selectFrom("file_uploads")
    .select("file_id")
    .where("blob_key", "=", blobKey)
    .executeTakeFirst();
  return upload !== undefined || (await selectIsBundleNamed(db, blobKey));
}

async function selectIsBundleNamed(db: Db, blobKey: string): Promise<boolean> {
  const version = await db
    .selectFrom("app_versions")
    .select("number")
    .where("blob_key", "=", blobKey)
    .executeTakeFirst();
  if (version) return true;
  const upload = await db
    .selectFrom("bundle_uploads")
    .select("app_id")
    .where("blob_key", "=", blobKey)
    .executeTakeFirst();
  return upload !== undefined;
}
