import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import { lockChannel, updateChannel } from "../../storage/queries/channels.ts";
import { type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { seeAgain } from "./seeAgain.ts";

export type PurposeCode =
  | ManageCode
  | "is_archived"
  | "method_not_supported_for_channel_type"
  | "not_in_channel"
  | "too_long"
  | "user_is_restricted";

/** Says what a channel is for. A DM is for its two people, and for nothing else. */
export const setPurpose = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, purpose }: { readonly channelId: string; readonly purpose: string },
  ): Promise<Outcome<{ channel: SeenChannelRow }, PurposeCode>> => {
    if (isLongerThan(purpose, limits.channel_note_chars_max)) return refuse("too_long");
    const seen = await manageChannel(ctx, channelId, "write.topic");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (channel.kind === "im") return refuse("method_not_supported_for_channel_type");
    if (!channel.is_member) return refuse("not_in_channel");
    if (channel.is_archived) return refuse("is_archived");
    if (isGuest(ctx.caller)) return refuse("user_is_restricted");
    if (channel.purpose === purpose) return succeed({ channel });
    const { userId: user } = ctx.caller;
    await lockChannel(ctx.db, channel.key);
    await updateChannel(ctx.db, channel.id, {
      purpose,
      purpose_by: user,
      purpose_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    });
    const text = purpose === "" ? "cleared the channel purpose" : `set the channel purpose: ${escapeMrkdwn(purpose)}`;
    await announceChange(ctx, channel, "purpose", { user, text, purpose });
    return succeed({ channel: await seeAgain(ctx, channel.id) });
  },
);
