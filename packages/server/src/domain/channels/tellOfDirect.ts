import { slackbotId } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { type ChannelRow, eventTs } from "./tellOfChannel.ts";

/** Everybody in a new direct conversation hears of it, each with the other one as the person it is with. */
export async function tellCreated(ctx: WriteContext, channel: ChannelRow, memberIds: readonly string[]): Promise<void> {
  for (const user of memberIds.filter((id) => id !== slackbotId)) {
    const partner = memberIds.find((id) => id !== user) ?? user;
    const described = {
      id: channel.id,
      created: Math.floor(channel.created_ms / 1000),
      is_im: channel.kind === "im",
      is_mpim: channel.kind === "mpim",
      is_org_shared: false,
      is_open: user === ctx.caller.userId,
      context_team_id: channel.team_id,
      ...(channel.kind === "im" ? { user: partner } : { name: channel.name, members: memberIds }),
    };
    const type = channel.kind === "im" ? "im_created" : "mpim_joined";
    await tellOne(ctx, channel, user, { type, user, channel: described, event_ts: eventTs(ctx) });
  }
}

/** It came into the caller's list or went out of it: the caller's other clients follow, and nobody else hears of it. */
export async function tellListed(ctx: WriteContext, channel: ChannelRow, what: "open" | "close"): Promise<void> {
  const { userId: user } = ctx.caller;
  const type = `${channel.kind}_${what}`;
  await tellOne(ctx, channel, user, { type, user, channel: channel.id, event_ts: eventTs(ctx) });
}

/** For one person alone. */
export async function tellOne(
  ctx: WriteContext,
  channel: ChannelRow,
  userId: string,
  payload: { readonly type: string; readonly [field: string]: unknown },
): Promise<void> {
  const { id: channelId, team_id: teamId } = channel;
  await emit(ctx, { type: payload.type, teamId, channelId, userId, audience: "user", payload });
}
