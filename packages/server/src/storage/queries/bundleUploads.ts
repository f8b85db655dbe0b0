import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { BundleUploadRow, BundleUploadsTable } from "../tables/bundleUploads.ts";

export function selectBundleUpload(db: Db | Tx, ticketHash: string): Promise<BundleUploadRow | undefined> {
  return db.selectFrom("bundle_uploads").selectAll().where("ticket_hash", "=", ticketHash).executeTakeFirst();
}

export async function insertBundleUpload(tx: Tx, row: Insertable<BundleUploadsTable>): Promise<void> {
  await tx.insertInto("bundle_uploads").values(row).execute();
}

/** Whether the upload was still waiting for its bytes; of two that come at once, one is too late. */
export async function updateBundleArrived(
  tx: Tx,
  ticketHash: string,
  arrived: { readonly blob_key: string; readonly size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bundle_uploads")
    .set(arrived)
    .where("ticket_hash", "=", ticketHash)
    .where("blob_key", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteBundleUpload(tx: Tx, ticketHash: string): Promise<void> {
  await tx.deleteFrom("bundle_uploads").where("ticket_hash", "=", ticketHash).execute();
}

export async function deleteExpiredBundleUploads(tx: Tx, appId: string, nowMs: number): Promise<void> {
  await tx.deleteFrom("bundle_uploads").where("app_id", "=", appId).where("expires_ms", "<=", nowMs).execute();
}
