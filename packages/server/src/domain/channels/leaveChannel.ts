import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isNamed, type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { removeMember } from "./removeMember.ts";

export type LeaveCode =
  | ManageCode
  | "cant_leave_general"
  | "is_archived"
  | "last_member"
  | "method_not_supported_for_channel_type"
  | "user_is_restricted";

/** Takes the caller out of a channel. A private channel is never left empty: nobody could see it ever again. */
export const leaveChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<{ wasMember: boolean }, LeaveCode>> => {
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (!channel.is_member) return succeed({ wasMember: false });
    if (channel.is_general) return refuse("cant_leave_general");
    if (channel.is_archived) return refuse("is_archived");
    // It is all that such a guest has here.
    if (ctx.caller.role === "single_channel_guest") return refuse("user_is_restricted");
    const left = await removeMember(ctx, channel, ctx.caller.userId);
    if (left === 0 && channel.kind === "private") return refuse("last_member");
    return succeed({ wasMember: left !== undefined });
  },
);
