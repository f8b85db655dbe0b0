import { lockChannel } from "../../storage/queries/channels.ts";
import { updateFile } from "../../storage/queries/files.ts";
import { selectFileShares } from "../../storage/queries/fileShares.ts";
import { selectMessage, updateBody } from "../../storage/queries/messages.ts";
import { updateRemoteContents } from "../../storage/queries/remoteFiles.ts";
import { selectChannelByKey } from "../../storage/queries/channels.ts";
import type { FileRow, SeenFile } from "../access/accessFile.ts";
import type { WriteContext } from "../context.ts";
import { emitFileChange } from "../files/emitFileChange.ts";
import { fileBody } from "../files/fileBody.ts";
import { emitMessageChanged } from "../messages/emitMessageChange.ts";
import { parseBody } from "../messages/message.ts";
import { shownFile, withRemoteFile } from "./showRemoteFiles.ts";
import { remoteColumns, type RemoteContent, remoteDetails } from "./remoteFile.ts";

/** Changes a remote file and every message that shows it. `discarded` are the bytes of the image that was replaced. */
export async function changeRemoteFile(
  ctx: WriteContext,
  { file: before, shares }: SeenFile,
  change: RemoteContent & { readonly baseUrl: string },
): Promise<SeenFile & { discarded: string | undefined }> {
  const columns = { ...remoteColumns(change, before, remoteDetails(before)), updated_ms: ctx.nowMs };
  const file: FileRow = { ...before, ...columns };
  await updateFile(ctx.db, file.id, columns);
  if (change.contents !== undefined) await updateRemoteContents(ctx.db, file.id, change.contents);
  await showInMessages(ctx, file, change.baseUrl);
  await emitFileChange(ctx, file);
  const isReplaced = before.blob_key !== null && before.blob_key !== file.blob_key;
  return { file, shares, discarded: isReplaced ? (before.blob_key ?? undefined) : undefined };
}

async function showInMessages(ctx: WriteContext, file: FileRow, baseUrl: string): Promise<void> {
  const shares = await selectFileShares(ctx.db, file.id);
  const keys = [...new Set(shares.map((share) => share.channel_key))];
  for (const key of keys.toSorted((a, b) => a - b)) {
    await lockChannel(ctx.db, key);
    const channel = await selectChannelByKey(ctx.db, key);
    if (!channel) continue;
    const shown = fileBody(file, { baseUrl, isPublic: channel.kind === "public" });
    for (const share of shares.filter((one) => one.channel_key === key)) {
      const message = await selectMessage(ctx.db, key, share.ts);
      if (!message) continue;
      const body = withRemoteFile(parseBody(message.body), file.id, shownFile(file));
      const files = body["files"] as readonly { readonly id: string }[] | undefined;
      const listed = files && { files: files.map((one) => (one.id === file.id ? shown : one)) };
      const after = JSON.stringify({ ...body, ...listed });
      if (after === message.body) continue;
      await updateBody(ctx.db, key, message.thread_ts, message.ts, after);
      await emitMessageChanged(ctx, channel, after, message.body);
    }
  }
}
