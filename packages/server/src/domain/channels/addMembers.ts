import { lockChannel } from "../../storage/queries/channels.ts";
import { insertMembers } from "../../storage/queries/members.ts";
import { noteMembership } from "../audit/noteMembership.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import { recordInvitations } from "../feed/recordEntries.ts";
import { announceAll } from "../messages/announceAll.ts";
import { admittedTo } from "./admittedTo.ts";
import { said } from "./announceChange.ts";
import { type ChannelRow, membership } from "./channelEvents.ts";

/**
 * Adds people to a channel; existing members are skipped, and so are people whom its groups do not admit: every way into a
 * channel leads here. Earlier messages count as read.
 */
export async function addMembers(
  ctx: WriteContext,
  channel: ChannelRow,
  userIds: readonly string[],
  inviter?: string,
): Promise<void> {
  await lockChannel(ctx.db, channel.key);
  const admitted = await admittedTo(ctx, channel, userIds);
  const row = { channel_key: channel.key, joined_ms: ctx.nowMs, last_read_ts: channel.last_ts };
  const added = await insertMembers(
    ctx.db,
    userIds.filter((userId) => admitted.has(userId)).map((userId) => ({ ...row, user_id: userId })),
  );
  const people = userIds.filter((user) => added.has(user));
  await noteMembership(ctx, channel, "join", people);
  const by = inviter === undefined ? {} : { inviter };
  if (inviter !== undefined) await recordInvitations(ctx, channel, people, inviter);
  await announceAll(
    ctx,
    channel,
    people.map((user) => said(ctx, channel, "join", { user, text: "has joined the channel", ...by })),
  );
  await emitAll(
    ctx,
    people.map((user) => membership(ctx, channel, "joined", { user, ...by })),
  );
}
