import { type Outcome, refuse } from "@platform/protocol";
import { isNamed, type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { unarchive } from "./changeArchived.ts";

export type UnarchiveCode = ManageCode | "method_not_supported_for_channel_type" | "not_archived" | "restricted_action";

/** Takes a channel out of the archive, with the members it had. */
export const unarchiveChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string }): Promise<Outcome<object, UnarchiveCode>> => {
    const seen = await manageChannel(ctx, input.channelId, "host");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!isNamed(channel)) return refuse("method_not_supported_for_channel_type");
    if (isGuest(ctx.caller)) return refuse("restricted_action");
    return unarchive(ctx, channel);
  },
);
