import { insertMember, lockChannel } from "../../storage/queries/channels.ts";
import type { WriteContext } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { type ChannelRow, tellMembers } from "./tellOfChannel.ts";

/** Brings people into a channel; whoever is in it already is passed over. What was said before counts as read. */
export async function addMembers(
  ctx: WriteContext,
  channel: ChannelRow,
  userIds: readonly string[],
  inviter?: string,
): Promise<void> {
  await lockChannel(ctx.db, channel.key);
  const by = inviter === undefined ? {} : { inviter };
  for (const user of userIds) {
    const row = { channel_key: channel.key, user_id: user, joined_ms: ctx.nowMs, last_read_ts: channel.last_ts };
    if (!(await insertMember(ctx.db, row))) continue;
    await announceChange(ctx, channel, "join", { user, text: "has joined the channel", ...by });
    await tellMembers(ctx, channel, "joined", { user, ...by });
  }
}
