import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelCanvas } from "../../storage/queries/canvases.ts";
import { deleteChannelRows, selectAllMembers } from "../../storage/queries/channelContents.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectFile } from "../../storage/queries/files.ts";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { type ChannelRow, eventTs } from "../channels/channelEvents.ts";
import { emitToPerson } from "../channels/directEvents.ts";
import { readSharing } from "../connections/sharing.ts";
import { defineOperation, type ReadContext, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { removeFile } from "../files/deleteFile.ts";
import { isHeld } from "../holds/isHeld.ts";
import { forgetChannel } from "./forgetChannel.ts";

export type DeleteGovernedCode = AdministerCode | "could_not_delete_channel";

/** A channel that the caller may delete: not one that is under a legal hold. */
export async function accessDeletable(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ channel: ChannelRow }, DeleteGovernedCode>> {
  const governed = await administerChannel(ctx, channelId);
  if (!governed.ok) return governed;
  const { channel } = governed;
  if (channel.is_general || (await isHeld(ctx, { channel }))) return refuse("could_not_delete_channel");
  return succeed({ channel });
}

/** Deletes a channel for ever, with its messages and everything else that belongs to it. Files stay with their owners. */
export const deleteGoverned = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, DeleteGovernedCode>> => {
    const found = await accessDeletable(ctx, input.channelId);
    if (!found.ok) return found;
    const { channel } = found;
    await lockChannel(ctx.db, channel.key);
    await emitDeleted(ctx, channel);
    const canvasId = await selectChannelCanvas(ctx.db, channel.key);
    const canvas = canvasId === undefined ? undefined : await selectFile(ctx.db, canvasId);
    if (canvas) await removeFile(ctx, canvas);
    await forgetChannel(ctx, channel.id);
    await deleteChannelRows(ctx.db, channel);
    return succeed({});
  },
);

/** To each member of a private channel by itself: delivery finds no members of a channel that is gone. */
async function emitDeleted(ctx: WriteContext, channel: ChannelRow): Promise<void> {
  const payload = { channel: channel.id, actor_id: ctx.caller.userId, event_ts: eventTs(ctx) };
  if (channel.kind === "public") {
    for (const teamId of [channel.team_id, ...(readSharing(channel)?.teamIds ?? [])]) {
      await emit(ctx, { type: "channel_deleted", teamId, channelId: channel.id, audience: "team", payload });
    }
    return;
  }
  for (const userId of await selectAllMembers(ctx.db, channel.key)) {
    await emitToPerson(ctx, channel, userId, { type: "group_deleted", payload });
  }
}
