import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, updateArchived } from "../../storage/queries/channels.ts";
import { isNamed, type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { eventTs, emitToViewers } from "./channelEvents.ts";

export type ArchiveCode =
  | ManageCode
  | "already_archived"
  | "cant_archive_general"
  | "method_not_supported_for_channel_type"
  | "not_in_channel"
  | "restricted_action";

/** Archives a channel: it can be read, and nothing is posted in it until it is unarchived. */
export const archiveChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, ArchiveCode>> => {
    const seen = await manageChannel(ctx, input.channelId, "host");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (channel.is_general) return refuse("cant_archive_general");
    if (!channel.is_member) return refuse("not_in_channel");
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    await lockChannel(ctx.db, channel.key);
    if (!(await updateArchived(ctx.db, channel.key, 1, ctx.nowMs))) return refuse("already_archived");
    const { userId: user } = ctx.caller;
    await announceChange(ctx, channel, "archive", { user, text: "archived the channel" });
    const type = channel.kind === "public" ? "channel_archive" : "group_archive";
    await emitToViewers(ctx, channel, type, { channel: channel.id, user, is_moved: 0, event_ts: eventTs(ctx) });
    return succeed({});
  },
);
