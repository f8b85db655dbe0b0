import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type OpenedChannelRow, selectSeenChannel } from "../../storage/queries/channels.ts";
import { isSharedWith } from "../connections/sharing.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { findReadableChannel, type SeenChannelRow } from "./accessChannel.ts";
import { checkPosting, type PostPlace } from "./checkPosting.ts";
import { isNamed } from "./manageChannel.ts";

export type WebhookAccessCode = "channel_not_found" | "channel_is_archived" | "action_prohibited";

/** The channel when the caller can choose it for an incoming webhook: one that has a name and is in use. */
export async function findWebhookChannel(ctx: ReadContext, id: string): Promise<SeenChannelRow | undefined> {
  const channel = await findReadableChannel(ctx, id);
  return channel && isNamed(channel) && !channel.is_archived ? channel : undefined;
}

/**
 * The access check for posts through a webhook: a person who could see the channel chose it, so its bot need not
 * be a member. What administrators decided about posting holds here as everywhere.
 */
export async function accessWebhookChannel(
  ctx: WriteContext,
  id: string,
  place: PostPlace,
): Promise<Outcome<{ channel: OpenedChannelRow }, WebhookAccessCode>> {
  const channel = await selectSeenChannel(ctx.db, id, ctx.caller.userId);
  const { teamId } = ctx.caller;
  if (!channel || (channel.team_id !== teamId && !isSharedWith(channel, teamId))) return refuse("channel_not_found");
  if (channel.is_archived) return refuse("channel_is_archived");
  if (channel.is_key_suspended) return refuse("action_prohibited");
  const checked = await checkPosting(ctx, channel, place);
  return checked.ok ? succeed({ channel }) : refuse("action_prohibited", checked.error);
}
