import { limits } from "@platform/protocol";
import {
  deleteHeldFile,
  deleteReleasedShares,
  deleteRevision,
  selectHeldFilesAfter,
  selectRevisionsAfter,
} from "../../storage/queries/retentionRuns.ts";
import type { RetentionRunRow } from "../../storage/tables/retentionRuns.ts";
import type { WriteContext } from "../context.ts";
import { isHeld } from "../holds/isHeld.ts";
import type { StageBite } from "./enforceRetention.ts";
import type { RunPosition } from "./runPosition.ts";

/**
 * Destroys a bite of what people edited or deleted while a hold covered it, where no hold does any more: revisions, then
 * files, then the record of where files were shown, which decides about the files.
 */
export async function destroyReleased(ctx: WriteContext, _run: RetentionRunRow, from: RunPosition): Promise<StageBite> {
  const bite = limits.retention_bite;
  if (from.fileId === undefined) {
    const rows = await selectRevisionsAfter(ctx.db, from.key ?? 0, from.ts ?? 0, from.revision ?? 0, bite);
    for (const row of rows) {
      if (row.is_held === 0) await deleteRevision(ctx.db, row.channel_key, row.ts, row.revision);
    }
    const last = rows.length === bite ? rows.at(-1) : undefined;
    const next = last ? { key: last.channel_key, ts: last.ts, revision: last.revision } : { fileId: "" };
    return { next, blobKeys: [] };
  }
  const files = await selectHeldFilesAfter(ctx.db, from.fileId, bite);
  const blobKeys: string[] = [];
  for (const row of files) {
    const file = { id: row.file_id, user_id: row.user_id, created_ms: row.created_ms };
    if (await isHeld(ctx, { file })) continue;
    await deleteHeldFile(ctx.db, row.file_id);
    if (row.blob_key !== null) blobKeys.push(row.blob_key);
  }
  const last = files.length === bite ? files.at(-1) : undefined;
  if (last) return { next: { fileId: last.file_id }, blobKeys };
  const shares = await deleteReleasedShares(ctx.db, bite);
  return { next: shares.length === bite ? { fileId: files.at(-1)?.file_id ?? from.fileId } : undefined, blobKeys };
}
