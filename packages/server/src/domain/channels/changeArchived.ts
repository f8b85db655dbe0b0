import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel, updateArchived } from "../../storage/queries/channels.ts";
import { noteChannel } from "../audit/noteMembership.ts";
import type { WriteContext } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { type ChannelRow, emitToViewers, eventTs } from "./channelEvents.ts";

/** Archives a channel for a caller who may do so. */
export async function archive(ctx: WriteContext, channel: ChannelRow): Promise<Outcome<object, "already_archived">> {
  await lockChannel(ctx.db, channel.key);
  if (!(await updateArchived(ctx.db, channel.key, 1, ctx.nowMs))) return refuse("already_archived");
  await noteChannel(ctx, channel, "archive");
  const { userId: user } = ctx.caller;
  await announceChange(ctx, channel, "archive", { user, text: "archived the channel" });
  const type = channel.kind === "public" ? "channel_archive" : "group_archive";
  await emitToViewers(ctx, channel, type, { channel: channel.id, user, is_moved: 0, event_ts: eventTs(ctx) });
  return succeed({});
}

/** Takes a channel out of the archive, with the members it had, for a caller who may do so. */
export async function unarchive(ctx: WriteContext, channel: ChannelRow): Promise<Outcome<object, "not_archived">> {
  await lockChannel(ctx.db, channel.key);
  if (!(await updateArchived(ctx.db, channel.key, 0, ctx.nowMs))) return refuse("not_archived");
  await noteChannel(ctx, channel, "unarchive");
  const { userId: user } = ctx.caller;
  await announceChange(ctx, channel, "unarchive", { user, text: "un-archived the channel" });
  const payload = { channel: channel.id, event_ts: eventTs(ctx) };
  if (channel.kind === "public") await emitToViewers(ctx, channel, "channel_unarchive", { ...payload, user });
  else await emitToViewers(ctx, channel, "group_unarchive", { ...payload, actor_id: user });
  return succeed({});
}
