import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, updateArchived } from "../../storage/queries/channels.ts";
import { isNamed, type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { eventTs, emitToViewers } from "./channelEvents.ts";

export type UnarchiveCode = ManageCode | "method_not_supported_for_channel_type" | "not_archived" | "restricted_action";

/** Takes a channel out of the archive, with the members it had. */
export const unarchiveChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, UnarchiveCode>> => {
    const seen = await manageChannel(ctx, input.channelId, "host");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    await lockChannel(ctx.db, channel.key);
    if (!(await updateArchived(ctx.db, channel.key, 0, ctx.nowMs))) return refuse("not_archived");
    const { userId: user } = ctx.caller;
    await announceChange(ctx, channel, "unarchive", { user, text: "un-archived the channel" });
    const payload = { channel: channel.id, event_ts: eventTs(ctx) };
    if (channel.kind === "public") await emitToViewers(ctx, channel, "channel_unarchive", { ...payload, user });
    else await emitToViewers(ctx, channel, "group_unarchive", { ...payload, actor_id: user });
    return succeed({});
  },
);
