import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectFile } from "../../storage/queries/files.ts";
import { type PlacedShareRow, selectFileShares, selectSharesOf } from "../../storage/queries/fileShares.ts";
import type { FileRow } from "../../storage/tables/files.ts";
import type { ReadContext } from "../context.ts";
import { findReadableChannel, type SeenChannelRow } from "./accessChannel.ts";
import { accessList } from "./accessList.ts";
import { type CanvasLevel, seeCanvases } from "./canvasAccess.ts";

export type { FileKind, FileRow } from "../../storage/tables/files.ts";

/** A message that shows the file, in a conversation that the caller can read. */
export interface SeenShare {
  readonly channel: SeenChannelRow;
  readonly ts: number;
  readonly threadTs: number;
  readonly userId: string;
  /** Of a canvas: what the people there may do with it. */
  readonly access?: CanvasLevel | undefined;
  /** The message itself, for its replies; nothing when it was written a moment ago. */
  readonly body?: string | undefined;
}

export interface SeenFile {
  readonly file: FileRow;
  /** Only what the caller may know of: where else a file was shared is nobody's business who is not there. */
  readonly shares: readonly SeenShare[];
  /** Of a canvas: what the caller may do with it. */
  readonly level?: CanvasLevel | undefined;
  /** Of a canvas: the people that it was shared with by name. */
  readonly people?: readonly { readonly user_id: string; readonly access: CanvasLevel }[] | undefined;
}

export type FileAccessCode = "file_not_found" | "file_deleted";

/**
 * The only access check for files of any kind: the owner may access a file, and so may everyone who can read in a conversation where it was
 * shared. A canvas may also have been shared with people, and with how much they may do; a list is given to people and
 * channels besides. All others learn neither that a file exists nor that it was deleted.
 */
export async function accessFile(ctx: ReadContext, id: string): Promise<Outcome<SeenFile, FileAccessCode>> {
  const file = isIdShaped(id) ? await selectFile(ctx.db, id) : undefined;
  if (!file) return refuse("file_not_found");
  const shares = await seeShares(ctx, await selectFileShares(ctx.db, file.id));
  const isOwn = file.user_id === ctx.caller.userId && file.team_id === ctx.caller.teamId;
  if (file.kind === "canvas" && file.deleted_ms === null) {
    const canvas = (await seeCanvases(ctx, [{ file, shares }])).get(file.id);
    return canvas?.level === undefined ? refuse("file_not_found") : succeed({ file, ...canvas });
  }
  const isSeen = isOwn || shares.length > 0 || (file.kind === "list" && (await accessList(ctx, id)).ok);
  if (!isSeen) return refuse("file_not_found");
  return file.deleted_ms === null ? succeed({ file, shares }) : refuse("file_deleted");
}

/** The same for files that were found by asking only for what the caller may see. */
export async function seeFiles(ctx: ReadContext, files: readonly FileRow[]): Promise<SeenFile[]> {
  const ids = files.map((file) => file.id);
  const rows = await selectSharesOf(ctx.db, ids);
  const channels: SeenChannels = new Map();
  const byFile = Map.groupBy(rows, (row) => row.file_id);
  const seen: SeenFile[] = [];
  for (const file of files) seen.push({ file, shares: await seeShares(ctx, byFile.get(file.id) ?? [], channels) });
  const canvases = await seeCanvases(
    ctx,
    seen.filter(({ file }) => file.kind === "canvas"),
  );
  return seen.map((one) => ({ ...one, ...canvases.get(one.file.id) }));
}

type SeenChannels = Map<string, SeenChannelRow | undefined>;

async function seeShares(
  ctx: ReadContext,
  rows: readonly PlacedShareRow[],
  channels: SeenChannels = new Map(),
): Promise<SeenShare[]> {
  const seen: SeenShare[] = [];
  for (const row of rows) {
    if (!channels.has(row.channel_id)) channels.set(row.channel_id, await findReadableChannel(ctx, row.channel_id));
    const channel = channels.get(row.channel_id);
    if (!channel) continue;
    const { ts, thread_ts: threadTs, user_id: userId, body } = row;
    seen.push({ channel, ts, threadTs, userId, body: body ?? undefined });
  }
  return seen;
}
