import { insertFileShares, insertFilesOnce } from "../../storage/queries/imports.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { WriteContext } from "../context.ts";
import type { ImportedMessage } from "./importedMessage.ts";

/** Adds the files that messages show, and where they are shared. A file of several messages is added once. */
export async function importFiles(
  ctx: WriteContext,
  channel: ChannelRow,
  messages: readonly ImportedMessage[],
): Promise<void> {
  const files = new Map(messages.flatMap((message) => message.files.map((file) => [file.id, file] as const)));
  if (files.size === 0) return;
  await insertFilesOnce(
    ctx.db,
    [...files.values()].map((file) => ({
      id: file.id,
      team_id: channel.team_id,
      user_id: file.userId,
      kind: file.blobKey === null ? ("external" as const) : file.kind,
      name: file.name,
      title: file.title,
      mimetype: file.mimetype,
      filetype: file.filetype,
      size: file.size,
      alt_text: file.altText,
      blob_key: file.blobKey,
      details: JSON.stringify(file.blobKey === null ? { remote: file.remote } : file.details),
      created_ms: file.createdMs,
      updated_ms: file.createdMs,
      deleted_ms: file.isDeleted ? ctx.nowMs : null,
      public_ms: null,
      public_nonce: null,
    })),
  );
  const shares = messages.flatMap(({ ts, threadTs, files: shown }) =>
    shown.map((file) => ({
      file_id: file.id,
      channel_key: channel.key,
      ts,
      thread_ts: threadTs,
      user_id: file.userId,
    })),
  );
  await insertFileShares(ctx.db, shares);
}
