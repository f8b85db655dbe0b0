import { lockChannel } from "../../storage/queries/channels.ts";
import { insertMembers } from "../../storage/queries/members.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import { announceAll } from "../messages/announceAll.ts";
import { said } from "./announceChange.ts";
import { type ChannelRow, membership } from "./channelEvents.ts";

/** Adds people to a channel; existing members are skipped. Earlier messages count as read. */
export async function addMembers(
  ctx: WriteContext,
  channel: ChannelRow,
  userIds: readonly string[],
  inviter?: string,
): Promise<void> {
  await lockChannel(ctx.db, channel.key);
  const row = { channel_key: channel.key, joined_ms: ctx.nowMs, last_read_ts: channel.last_ts };
  const added = await insertMembers(
    ctx.db,
    userIds.map((userId) => ({ ...row, user_id: userId })),
  );
  const people = userIds.filter((user) => added.has(user));
  const by = inviter === undefined ? {} : { inviter };
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
