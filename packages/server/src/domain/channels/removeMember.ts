import { lockChannel } from "../../storage/queries/channels.ts";
import { deleteEntriesIn } from "../../storage/queries/feed.ts";
import { upsertDeparture } from "../../storage/queries/heldContent.ts";
import { deleteMember } from "../../storage/queries/members.ts";
import { noteMembership } from "../audit/noteMembership.ts";
import type { WriteContext } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { type ChannelRow, eventTs, emitToMembers } from "./channelEvents.ts";
import { emitToPerson } from "./directEvents.ts";

/** Removes a person from a channel. Returns how many members are left, or nothing if the person was not a member. */
export async function removeMember(
  ctx: WriteContext,
  channel: ChannelRow,
  userId: string,
): Promise<number | undefined> {
  await lockChannel(ctx.db, channel.key);
  const left = await deleteMember(ctx.db, channel.key, userId);
  if (left === undefined) return undefined;
  await upsertDeparture(ctx.db, channel.key, userId);
  await noteMembership(ctx, channel, "leave", [userId]);
  await deleteEntriesIn(ctx.db, userId, channel.key);
  const actor = ctx.caller.userId;
  const text = actor === userId ? "has left the channel" : `was removed from the channel by <@${actor}>`;
  // First of all events: those before it are for the person who leaves, and those behind it are not.
  await emitToMembers(ctx, channel, "left", { user: userId });
  await announceChange(ctx, channel, "leave", { user: userId, text });
  // The removed person is no longer among the members who receive the event.
  const type = channel.kind === "public" ? "channel_left" : "group_left";
  const payload = { channel: channel.id, actor_id: actor, event_ts: eventTs(ctx) };
  await emitToPerson(ctx, channel, userId, { type, payload });
  return left;
}
