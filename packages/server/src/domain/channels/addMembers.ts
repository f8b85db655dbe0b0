import { insertMember } from "../../storage/queries/channels.ts";
import type { WriteContext } from "../context.ts";
import { type ChannelRow, tellMembers } from "./tellOfChannel.ts";

/** Brings people into a channel; whoever is in it already is passed over. What was said before counts as read. */
export async function addMembers(
  ctx: WriteContext,
  channel: ChannelRow,
  userIds: readonly string[],
  inviter?: string,
): Promise<void> {
  for (const user of userIds) {
    const row = { channel_key: channel.key, user_id: user, joined_ms: ctx.nowMs, last_read_ts: channel.last_ts };
    if (!(await insertMember(ctx.db, row))) continue;
    await tellMembers(ctx, channel, "joined", { user, inviter });
  }
}
