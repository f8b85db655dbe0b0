import { type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import { deleteCanvasAccess, lockCanvas, upsertCanvasAccess } from "../../storage/queries/canvases.ts";
import { updateFile } from "../../storage/queries/files.ts";
import type { CanvasLevel, SeenCanvas } from "../access/accessCanvas.ts";
import type { FileRow } from "../access/accessFile.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { grantToChannel } from "./addCanvas.ts";
import { accessCanvasToShare, checkChannels, findUnfit } from "./checkAccessTargets.ts";
import { emitFileChange } from "./emitFileChange.ts";

export interface CanvasTargets {
  readonly canvasId: string;
  /** Either people or channels. */
  readonly userIds: readonly string[];
  readonly channelIds: readonly string[];
}

export type SetAccessCode =
  | "canvas_not_found"
  | "restricted_action"
  | "user_not_found"
  | "channel_not_found"
  | "failed_to_update_user_ids";

/** Gives people or channels access to a canvas, or passes it on to another owner. */
export const setCanvasAccess = defineOperation(
  import.meta,
  async (ctx, input: CanvasTargets & { readonly level: CanvasLevel }): Promise<Outcome<object, SetAccessCode>> => {
    await lockCanvas(ctx.db, input.canvasId);
    const seen = await accessCanvasToShare(ctx, input.canvasId);
    if (!seen.ok) return seen;
    const { userIds, channelIds, level } = input;
    if (level === "owner" && seen.level !== "owner") return refuse("restricted_action");
    const refused =
      channelIds.length > 0
        ? await setChannels(ctx, seen, [...new Set(channelIds)], level)
        : await setPeople(ctx, seen.file, [...new Set(userIds)], level);
    if (refused) return refused;
    await emitFileChange(ctx, seen.file);
    return succeed({});
  },
);

async function setPeople(
  ctx: WriteContext,
  file: FileRow,
  people: readonly string[],
  level: CanvasLevel,
): Promise<Refusal<SetAccessCode> | undefined> {
  if (people.includes(file.user_id)) return refuse("restricted_action", "the owner keeps the canvas");
  const { unknown, throughChannel } = await findUnfit(ctx, file, people);
  if (unknown.length === people.length) return refuse("user_not_found");
  const failed = [...unknown, ...(level === "owner" ? [] : throughChannel)];
  if (failed.length > 0) return { ...refuse("failed_to_update_user_ids"), failed_to_update_user_ids: failed };
  if (level === "owner") return passOn(ctx, file, people[0] ?? "");
  for (const id of people) {
    await upsertCanvasAccess(ctx.db, { file_id: file.id, kind: "user", subject_id: id, level });
  }
  return undefined;
}

/** The former owner may go on writing. */
async function passOn(ctx: WriteContext, file: FileRow, owner: string): Promise<undefined> {
  await deleteCanvasAccess(ctx.db, { file_id: file.id, kind: "user", subject_id: owner });
  await upsertCanvasAccess(ctx.db, { file_id: file.id, kind: "user", subject_id: file.user_id, level: "write" });
  await updateFile(ctx.db, file.id, { user_id: owner, updated_ms: ctx.nowMs });
}

async function setChannels(
  ctx: WriteContext,
  { file, shares }: SeenCanvas,
  channelIds: readonly string[],
  level: CanvasLevel,
): Promise<Refusal<SetAccessCode> | undefined> {
  const found = await checkChannels(ctx, file, channelIds);
  if (!found.ok) return found;
  for (const channel of found.channels) {
    if (!shares.some((share) => share.channel.id === channel.id)) await grantToChannel(ctx, file, channel, level);
    else await upsertCanvasAccess(ctx.db, { file_id: file.id, kind: "channel", subject_id: channel.id, level });
  }
  return undefined;
}
