import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateClosed } from "../../storage/queries/members.ts";
import { isDirect, type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { emitDirectListed } from "./directEvents.ts";

export type CloseCode = ManageCode | "method_not_supported_for_channel_type";

/** Takes a direct conversation out of the caller's list, until it is opened or something is said in it. */
export const closeConversation = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<{ wasOpen: boolean }, CloseCode>> => {
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isDirect(channel)) return refuse("method_not_supported_for_channel_type");
    if (!channel.is_open) return succeed({ wasOpen: false });
    await updateClosed(ctx.db, channel.key, ctx.caller.userId, channel.last_ts);
    await emitDirectListed(ctx, channel, "close");
    return succeed({ wasOpen: true });
  },
);
