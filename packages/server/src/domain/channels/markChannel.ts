import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { updateLastRead } from "../../storage/queries/members.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";

export type MarkCode = ManageCode | "invalid_timestamp" | "not_in_channel";

/** Moves the place up to which the caller has read, back as well as on. */
export const markChannel = defineOperation(
  import.meta,
  async (ctx, input: { readonly channelId: string; readonly ts: string }): Promise<Outcome<object, MarkCode>> => {
    const us = parseTs(input.ts);
    if (us === undefined) return refuse("invalid_timestamp");
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    // Nobody has read what is not written yet; it would never be shown as new.
    await updateLastRead(ctx.db, channel.key, ctx.caller.userId, Math.min(us, channel.last_ts));
    return succeed({});
  },
);
