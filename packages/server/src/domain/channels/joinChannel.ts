import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { addMembers } from "./addMembers.ts";
import { seeAgain } from "./seeAgain.ts";

export type JoinCode = ManageCode | "is_archived" | "method_not_supported_for_channel_type";

/** Lets the caller into a public channel. Being in it already is no mistake. */
export const joinChannel = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string },
  ): Promise<Outcome<{ channel: SeenChannelRow; wasMember: boolean }, JoinCode>> => {
    const seen = await manageChannel(ctx, input.channelId, "join");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (channel.kind !== "public") return refuse("method_not_supported_for_channel_type");
    if (channel.is_archived) return refuse("is_archived");
    if (channel.is_member) return succeed({ channel, wasMember: true });
    await addMembers(ctx, channel, [ctx.caller.userId]);
    return succeed({ channel: await seeAgain(ctx, channel.id), wasMember: false });
  },
);
