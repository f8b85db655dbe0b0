import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { FileUploadRow, FileUploadsTable } from "../tables/fileUploads.ts";

export function selectUploadByTicket(db: Db, ticketHash: string): Promise<FileUploadRow | undefined> {
  return db.selectFrom("file_uploads").selectAll().where("ticket_hash", "=", ticketHash).executeTakeFirst();
}

export async function selectUploadCount(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("file_uploads")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertUpload(tx: Tx, row: Insertable<FileUploadsTable>): Promise<void> {
  await tx.insertInto("file_uploads").values(row).execute();
}

export interface ArrivedUpload {
  readonly ticketHash: string;
  readonly nowMs: number;
  readonly expiresMs: number;
  readonly blobKey: string;
  readonly mimetype: string;
  readonly filetype: string;
  readonly details: string;
}

/** Whether the upload was still waiting for its bytes; of two that come at once, one is too late. */
export async function updateUploadArrived(tx: Tx, arrived: ArrivedUpload): Promise<boolean> {
  const { ticketHash, nowMs, expiresMs, blobKey, mimetype, filetype, details } = arrived;
  const { numUpdatedRows } = await tx
    .updateTable("file_uploads")
    .set({ blob_key: blobKey, expires_ms: expiresMs, mimetype, filetype, details })
    .where("ticket_hash", "=", ticketHash)
    .where("blob_key", "is", null)
    .where("expires_ms", ">", nowMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes an upload out, so that nobody else can complete it too. */
export function deleteUpload(tx: Tx, fileId: string): Promise<FileUploadRow | undefined> {
  return tx.deleteFrom("file_uploads").where("file_id", "=", fileId).returningAll().executeTakeFirst();
}

export async function deleteExpiredUploads(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx.deleteFrom("file_uploads").where("user_id", "=", userId).where("expires_ms", "<=", nowMs).execute();
}
