import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessUser } from "../access/accessUser.ts";
import { isNamed, type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { removeMember } from "./removeMember.ts";

export type KickCode =
  | ManageCode
  | "cant_kick_from_general"
  | "cant_kick_self"
  | "method_not_supported_for_channel_type"
  | "is_archived"
  | "not_in_channel"
  | "restricted_action"
  | "user_not_found";

/** Removes another person from a channel. */
export const kickUser = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string; readonly userId: string }): Promise<Outcome<object, KickCode>> => {
    const seen = await manageChannel(ctx, input.channelId, "host");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (input.userId === ctx.caller.userId) return refuse("cant_kick_self");
    if (channel.is_general) return refuse("cant_kick_from_general");
    const found = await accessUser(ctx, input.userId);
    if (!found.ok) return found;
    if (channel.is_archived) return refuse("is_archived");
    if (!channel.is_member) return refuse("not_in_channel");
    if (!mayKick(ctx, channel)) return refuse("restricted_action");
    const left = await removeMember(ctx, channel, found.user.id);
    return left === undefined ? refuse("not_in_channel") : succeed({});
  },
);

/**
 * From a private channel its members may remove people; from a public one the admins of the workspace,
 * the channel's creator, and apps, which have the scope to manage channels.
 */
function mayKick({ caller }: WriteContext, channel: SeenChannelRow): boolean {
  if (isGuest(caller)) return false;
  if (channel.kind === "private" || caller.kind === "bot") return true;
  return channel.creator_id === caller.userId || runsOwnWorkspace(caller);
}
