import { isIdShaped, type Outcome, refuse, refuseScope, succeed } from "@platform/protocol";
import { type OpenedChannelRow, type SeenChannelRow, selectSeenChannel } from "../../storage/queries/channels.ts";
import type { ChannelKind } from "../../storage/tables/channels.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { isBarredIn } from "./barriers.ts";

export type { SeenChannelRow } from "../../storage/queries/channels.ts";
export type { ChannelKind } from "../../storage/tables/channels.ts";

/** The word that each kind of conversation has in the names of scopes. */
export const scopeFamily: Record<ChannelKind, string> = {
  public: "channels",
  private: "groups",
  im: "im",
  mpim: "mpim",
};

/** Besides what the method says of itself: a barrier may stand in the way, or the key of the messages be suspended. */
export type AccessCode = "channel_not_found" | "missing_scope" | "access_denied" | "ekm_access_denied";
export type PostAccessCode =
  | "channel_not_found"
  | "not_in_channel"
  | "is_archived"
  | "access_denied"
  | "ekm_access_denied";

/**
 * The only door to a conversation. What the caller may not see answers exactly like what does not exist.
 * `right` is the second half of the scope that this kind of conversation asks for, such as `read` or `history`.
 */
export async function accessChannel(
  ctx: ReadContext,
  id: string,
  right: "read" | "history",
): Promise<Outcome<{ channel: SeenChannelRow }, AccessCode>> {
  const channel = await seeChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  const needed = `${scopeFamily[channel.kind]}:${right}`;
  if (!ctx.caller.scopes.includes(needed)) return refuseScope([needed], ctx.caller.scopes);
  if (await isBarredIn(ctx, channel)) return refuse("access_denied");
  if (right === "history" && channel.is_key_suspended) return refuse("ekm_access_denied");
  return succeed({ channel });
}

/** For posting: the scope is the method's own, so only being able to see it counts here. */
export async function accessChannelToPost(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: SeenChannelRow }, PostAccessCode>> {
  const channel = await seeChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  if (channel.is_archived) return refuse("is_archived");
  if (!channel.is_member) return refuse("not_in_channel");
  if (await isBarredIn(ctx, channel)) return refuse("access_denied");
  if (channel.is_key_suspended) return refuse("ekm_access_denied");
  return succeed({ channel });
}

/** The conversation when the caller can read in it now; for deciding about what was shown there, such as a file. */
export async function findReadableChannel(ctx: ReadContext, id: string): Promise<SeenChannelRow | undefined> {
  const channel = await seeChannel(ctx, id);
  if (!channel || channel.is_key_suspended) return undefined;
  return (await isBarredIn(ctx, channel)) ? undefined : channel;
}

async function seeChannel(ctx: ReadContext, id: string): Promise<OpenedChannelRow | undefined> {
  if (!isIdShaped(id)) return undefined;
  const channel = await selectSeenChannel(ctx.db, id, ctx.caller.userId);
  if (!channel || channel.team_id !== ctx.caller.teamId) return undefined;
  if (channel.is_member) return channel;
  return channel.kind === "public" && !isGuest(ctx.caller) ? channel : undefined;
}
