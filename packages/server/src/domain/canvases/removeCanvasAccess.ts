import { type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import { deleteCanvasAccess, lockCanvas } from "../../storage/queries/canvases.ts";
import { deleteFileSharesIn } from "../../storage/queries/fileShares.ts";
import type { SeenCanvas } from "../access/accessCanvas.ts";
import type { FileRow } from "../access/accessFile.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { accessCanvasToShare, checkChannels, findUnfit } from "./checkAccessTargets.ts";
import { emitFileChange } from "./emitFileChange.ts";
import type { CanvasTargets } from "./setCanvasAccess.ts";

export type RemoveAccessCode = "canvas_not_found" | "restricted_action" | "user_not_found" | "channel_not_found";

/** Takes a canvas away from people or channels. Its owner keeps it, and so does a channel that shows it as a tab. */
export const removeCanvasAccess = defineOperation(
  import.meta,
  async (ctx, { canvasId, userIds, channelIds }: CanvasTargets): Promise<Outcome<object, RemoveAccessCode>> => {
    await lockCanvas(ctx.db, canvasId);
    const seen = await accessCanvasToShare(ctx, canvasId);
    if (!seen.ok) return seen;
    const refused =
      channelIds.length > 0
        ? await removeChannels(ctx, seen, [...new Set(channelIds)])
        : await removePeople(ctx, seen.file, [...new Set(userIds)]);
    if (refused) return refused;
    await emitFileChange(ctx, seen.file);
    return succeed({});
  },
);

async function removePeople(
  ctx: WriteContext,
  file: FileRow,
  people: readonly string[],
): Promise<Refusal<RemoveAccessCode> | undefined> {
  if (people.includes(file.user_id)) return refuse("restricted_action", "the owner keeps the canvas");
  const { unknown, throughChannel } = await findUnfit(ctx, file, people);
  if (unknown.length > 0) return { ...refuse("user_not_found"), failed_to_update_user_ids: unknown };
  if (throughChannel.length > 0) {
    return { ...refuse("restricted_action"), failed_to_update_user_ids: throughChannel };
  }
  for (const id of people) await deleteCanvasAccess(ctx.db, { file_id: file.id, kind: "user", subject_id: id });
  return undefined;
}

async function removeChannels(
  ctx: WriteContext,
  { file, canvas }: SeenCanvas,
  channelIds: readonly string[],
): Promise<Refusal<RemoveAccessCode> | undefined> {
  const found = await checkChannels(ctx, file, channelIds);
  if (!found.ok) return found;
  for (const channel of found.channels) {
    if (canvas.channel_key === channel.key) return refuse("restricted_action", "the canvas is a tab of this channel");
    await deleteCanvasAccess(ctx.db, { file_id: file.id, kind: "channel", subject_id: channel.id });
    await deleteFileSharesIn(ctx.db, file.id, channel.key);
  }
  return undefined;
}
