import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { deleteCanvasRows, selectCanvasPeople } from "../../storage/queries/canvases.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { type PlacedShareRow, selectFileShares } from "../../storage/queries/fileShares.ts";
import { lockFile, updateFile } from "../../storage/queries/files.ts";
import { deleteListRows } from "../../storage/queries/lists.ts";
import { deleteRemoteFile } from "../../storage/queries/remoteFiles.ts";
import { selectMessage, updateBody } from "../../storage/queries/messages.ts";
import { accessFile, type FileAccessCode, type FileRow } from "../access/accessFile.ts";
import { fileEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { preserveFile } from "../holds/preserveFile.ts";
import { findAudience } from "../lists/emitListChange.ts";
import { withRemoteFile } from "../remoteFiles/showRemoteFiles.ts";
import { parseBody } from "../messages/message.ts";

/**
 * Deletes a file: its owner may, and who runs the workspace. Messages that showed it keep its place and nothing of it.
 * Its bytes are to be removed after the commit; should that not come about, the sweep finds them.
 */
export const deleteFile = defineOperation(
  import.meta,
  async (
    ctx,
    { id }: { readonly id: string },
  ): Promise<Outcome<{ blobKey: string | null }, FileAccessCode | "cant_delete_file">> => {
    const seen = await accessFile(ctx, id);
    if (!seen.ok) return seen;
    const { file } = seen;
    const isOwn = file.user_id === ctx.caller.userId;
    if (!isOwn && !(ctx.caller.kind === "user" && isAdmin(ctx.caller))) return refuse("cant_delete_file");

    await removeFile(ctx, file);
    return succeed({ blobKey: file.blob_key });
  },
);

/** The same for callers who know in another way that the file may be deleted. */
export async function removeFile(ctx: WriteContext, file: FileRow): Promise<void> {
  const { id } = file;
  await noteAction(ctx, { action: "file_deleted", entity: fileEntity(file), teamId: file.team_id });
  await lockChannelsOf(ctx, await selectFileShares(ctx.db, id));
  await lockFile(ctx.db, id);
  // A scheduled message may have shared it until then.
  const shares = await selectFileShares(ctx.db, id);
  await lockChannelsOf(ctx, shares);
  await preserveFile(ctx, file);
  await updateFile(ctx.db, id, {
    deleted_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    blob_key: null,
    details: "{}",
    public_ms: null,
    public_nonce: null,
  });
  const people = file.kind === "canvas" ? await selectCanvasPeople(ctx.db, id) : [];
  if (file.kind === "canvas") await deleteCanvasRows(ctx.db, id);
  for (const share of shares) await blankOut(ctx, share);
  const channelIds = new Set(shares.map((share) => share.channel_id));
  const list = file.kind === "list" ? await deleteList(ctx, id) : undefined;
  for (const channelId of list?.channelIds ?? []) channelIds.add(channelId);
  await emitFileDeleted(ctx, file, channelIds, list?.userIds ?? people);
  if (file.kind === "external") await deleteRemoteFile(ctx.db, id);
}

async function lockChannelsOf({ db }: WriteContext, shares: readonly PlacedShareRow[]): Promise<void> {
  const keys = [...new Set(shares.map((share) => share.channel_key))];
  for (const key of keys.toSorted((a, b) => a - b)) await lockChannel(db, key);
}

async function blankOut({ db }: WriteContext, share: PlacedShareRow): Promise<void> {
  const message = await selectMessage(db, share.channel_key, share.ts);
  if (!message) return;
  const body = parseBody(message.body);
  const files = (body["files"] ?? []) as readonly { readonly id: string }[];
  const left = files.map((file) => (file.id === share.file_id ? { id: file.id, mode: "tombstone" } : file));
  const tombstone = { id: share.file_id, mode: "tombstone" };
  const listed = { ...body, ...(body["files"] !== undefined && { files: left }) };
  const blank = withRemoteFile(listed, share.file_id, tombstone);
  await updateBody(db, share.channel_key, message.thread_ts, share.ts, JSON.stringify(blank));
}

/** Erases the rows of a list, and says with whom it was shared besides in messages. */
async function deleteList(ctx: WriteContext, id: string): ReturnType<typeof findAudience> {
  const audience = await findAudience(ctx, id);
  await deleteListRows(ctx.db, id);
  return audience;
}

/** Each conversation receives its own event, and so do people with a canvas or a list, and the owner of a file that was never shared. */
async function emitFileDeleted(
  ctx: WriteContext,
  file: { readonly id: string; readonly team_id: string; readonly user_id: string },
  channelIds: ReadonlySet<string>,
  people: Iterable<string>,
): Promise<void> {
  const event = { file_id: file.id, event_ts: printTs(ctx.nowMs * 1000) };
  const about = { type: "file_deleted", teamId: file.team_id } as const;
  for (const channelId of channelIds) {
    const payload = { ...event, channel_ids: [channelId] };
    await emit(ctx, { ...about, channelId, audience: "channel", payload });
  }
  const payload = { ...event, channel_ids: [] };
  const receivers = new Set(channelIds.size > 0 ? people : [file.user_id, ...people]);
  for (const userId of receivers) await emit(ctx, { ...about, userId, audience: "user", payload });
}
