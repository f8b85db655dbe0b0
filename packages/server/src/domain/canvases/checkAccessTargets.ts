import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCanvasPeople } from "../../storage/queries/canvases.ts";
import { selectFileShares } from "../../storage/queries/fileShares.ts";
import { selectMembersOfAny } from "../../storage/queries/members.ts";
import { accessCanvasToWrite, type SeenCanvas } from "../access/accessCanvas.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { FileRow } from "../access/accessFile.ts";
import { accessUser } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { findCanvasChannel } from "./findCanvasChannel.ts";

/** A canvas that the caller may share. That of a conversation belongs to its members, so nobody shares it. */
export async function accessCanvasToShare(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<SeenCanvas, "canvas_not_found" | "restricted_action">> {
  const seen = await accessCanvasToWrite(ctx, id);
  return seen.ok && seen.canvas.is_channel_canvas === 1 ? refuse("canvas_not_found") : seen;
}

/** People whom the workspace does not know, and people who have the canvas through a channel and can lose it only there. */
export async function findUnfit(
  ctx: ReadContext,
  file: FileRow,
  people: readonly string[],
): Promise<{ unknown: readonly string[]; throughChannel: readonly string[] }> {
  const unknown: string[] = [];
  for (const id of people) if (!(await accessUser(ctx, id)).ok) unknown.push(id);
  const direct = new Set(await selectCanvasPeople(ctx.db, file.id));
  const keys = (await selectFileShares(ctx.db, file.id)).map((share) => share.channel_key);
  const others = people.filter((id) => !direct.has(id) && !unknown.includes(id));
  return { unknown, throughChannel: await selectMembersOfAny(ctx.db, keys, others) };
}

/** A direct conversation is no channel: its people are given the canvas by name. */
export async function checkChannels(
  ctx: ReadContext,
  file: FileRow,
  ids: readonly string[],
): Promise<Outcome<{ channels: SeenChannelRow[] }, "channel_not_found" | "restricted_action">> {
  const channels: SeenChannelRow[] = [];
  const failed: string[] = [];
  for (const id of ids) {
    const found = await findCanvasChannel(ctx, id, file);
    if (!found.ok && found.error === "restricted_action") return found;
    if (found.ok && (found.channel.kind === "public" || found.channel.kind === "private")) channels.push(found.channel);
    else failed.push(id);
  }
  return failed.length === 0
    ? succeed({ channels })
    : { ...refuse("channel_not_found"), failed_to_update_channel_ids: failed };
}
