import { deleteFileShares, selectFileShares } from "../../storage/queries/fileShares.ts";
import { selectFile } from "../../storage/queries/files.ts";
import type { RetainedChannel } from "../../storage/queries/retentionRules.ts";
import type { WriteContext } from "../context.ts";
import { removeFile } from "../files/deleteFile.ts";
import { isHeld } from "../holds/isHeld.ts";

/** Before a message is deleted: its uploads go with it, unless another message shows them or a hold covers them. Returns the bytes. */
export async function expireFilesOf(ctx: WriteContext, channel: RetainedChannel, ts: number): Promise<string[]> {
  const blobKeys: string[] = [];
  for (const { file_id: id } of await deleteFileShares(ctx.db, channel.key, ts)) {
    const file = await selectFile(ctx.db, id);
    if (!file || file.deleted_ms !== null || (file.kind !== "hosted" && file.kind !== "snippet")) continue;
    if ((await selectFileShares(ctx.db, id)).length > 0 || (await isHeld(ctx, { file }))) continue;
    await removeFile(ctx, file);
    if (file.blob_key !== null) blobKeys.push(file.blob_key);
  }
  return blobKeys;
}
