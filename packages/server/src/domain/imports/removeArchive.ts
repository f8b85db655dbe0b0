import { selectFile } from "../../storage/queries/files.ts";
import { forgetArchive } from "../../storage/queries/importJobs.ts";
import type { WriteContext } from "../context.ts";
import { removeFile } from "../files/deleteFile.ts";

/** Deletes the archive of an import, and tells the key of its bytes, which are to be removed after the commit. */
export async function removeArchive(ctx: WriteContext, fileId: string): Promise<string | null> {
  const file = await selectFile(ctx.db, fileId);
  if (file && file.deleted_ms === null) await removeFile(ctx, file);
  await forgetArchive(ctx.db, fileId);
  return file?.blob_key ?? null;
}
