import { selectRemoteFile } from "../../storage/queries/remoteFiles.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { WriteContext } from "../context.ts";
import { blocksIn, mapBlocksIn } from "../messages/messageBlocks.ts";
import { remoteDetails } from "./remoteFile.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Completes the file blocks of a message with the remote files of the app that writes it. A block with an id that the app
 * does not have stays as it is. The message shares the files: readers of the message can read them.
 */
export async function showRemoteFiles<Message extends Fields>(
  ctx: WriteContext,
  message: Message,
): Promise<{ fields: Message; files: FileRow[] }> {
  const { appId, teamId } = ctx.caller;
  const names = new Set(fileBlocksIn(message).map((block) => String(block["external_id"])));
  if (names.size === 0 || appId === undefined) return { fields: message, files: [] };
  const found = new Map<string, FileRow>();
  for (const externalId of names) {
    const file = await selectRemoteFile(ctx.db, { appId, teamId }, { externalId });
    if (file) found.set(externalId, file);
  }
  const fields = withFileBlocks(message, (block) => {
    const file = found.get(String(block["external_id"]));
    return file ? { ...block, file_id: file.id, file: shownFile(file) } : block;
  });
  return { fields, files: [...found.values()] };
}

/** A file as its block shows it. */
export function shownFile(file: FileRow): Fields {
  const { externalId, externalUrl } = remoteDetails(file);
  const { id, title, filetype } = file;
  return { id, mode: "external", title, filetype, external_id: externalId, external_url: externalUrl };
}

/** The message with another file in the blocks that show this one. */
export function withRemoteFile<Message extends Fields>(message: Message, fileId: string, shown: Fields): Message {
  if (!fileBlocksIn(message).some((block) => block["file_id"] === fileId)) return message;
  return withFileBlocks(message, (block) => (block["file_id"] === fileId ? { ...block, file: shown } : block));
}

function withFileBlocks<Message extends Fields>(message: Message, change: (block: Fields) => Fields): Message {
  return mapBlocksIn(message, (block) => (isFileBlock(block) ? change(block) : block));
}

function fileBlocksIn(message: Fields): Fields[] {
  return blocksIn(message).filter(isFileBlock);
}

function isFileBlock({ type, source }: Fields): boolean {
  return type === "file" && source === "remote";
}
