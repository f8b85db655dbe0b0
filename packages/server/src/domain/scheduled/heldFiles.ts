import { lockFile, selectFilesOf } from "../../storage/queries/files.ts";
import { selectFileShares } from "../../storage/queries/fileShares.ts";
import type { ScheduledMessageRow } from "../../storage/tables/scheduledMessages.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { removeFile } from "../files/deleteFile.ts";
import { type FileBody, fileBody } from "../files/fileBody.ts";
import type { NewMessage } from "../messages/postMessage.ts";

/** Files that a scheduled message will share. Until then they are files of its author that nobody else can read. */
export interface HeldFiles {
  readonly ids: readonly string[];
  /** Where files are reached; messages hold whole addresses. */
  readonly baseUrl: string;
}

/** A scheduled message as its row stores it. */
export type StoredMessage = NewMessage & { readonly files?: HeldFiles | undefined };

export function storedMessage({ message }: Pick<ScheduledMessageRow, "message">): StoredMessage {
  return JSON.parse(message) as StoredMessage;
}

/** The files of scheduled messages by the id of their message, without those that were deleted meanwhile. */
export async function showHeldFiles(
  ctx: ReadContext,
  rows: readonly ScheduledMessageRow[],
  baseUrl: string,
): Promise<ReadonlyMap<string, readonly FileBody[]>> {
  const held = rows.flatMap((row) => {
    const { files } = storedMessage(row);
    return files ? [{ id: row.id, fileIds: files.ids }] : [];
  });
  const rowsOfFiles = await selectFilesOf(
    ctx.db,
    held.flatMap(({ fileIds }) => fileIds),
  );
  const shown = new Map(
    rowsOfFiles
      .filter(({ deleted_ms: deletedMs }) => deletedMs === null)
      .map((file) => [file.id, fileBody(file, { baseUrl, isPublic: false })]),
  );
  return new Map(held.map(({ id, fileIds }) => [id, fileIds.flatMap((fileId) => shown.get(fileId) ?? [])]));
}

/** The files that are still there. Nobody deletes one of them until the commit. */
export async function lockHeldFiles(ctx: WriteContext, { files }: StoredMessage): Promise<FileRow[]> {
  const held: FileRow[] = [];
  for (const id of files?.ids ?? []) {
    const file = await lockFile(ctx.db, id);
    if (file?.deleted_ms === null) held.push(file);
  }
  return held;
}

/** Deletes the files of a message that will not be sent, except what its author has shared elsewhere. Returns what named their bytes. */
export async function removeHeldFiles(ctx: WriteContext, message: StoredMessage): Promise<string[]> {
  const blobKeys: string[] = [];
  for (const file of await lockHeldFiles(ctx, message)) {
    if ((await selectFileShares(ctx.db, file.id)).length > 0 || file.public_ms !== null) continue;
    await removeFile(ctx, file);
    if (file.blob_key !== null) blobKeys.push(file.blob_key);
  }
  return blobKeys;
}
