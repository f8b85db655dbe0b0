import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import { lockChannel, updateChannel } from "../../storage/queries/channels.ts";
import { type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { announceChange } from "./announceChange.ts";
import { seeAgain } from "./seeAgain.ts";

export type TopicCode = ManageCode | "is_archived" | "not_in_channel" | "too_long" | "user_is_restricted";

/** Says what a conversation is about just now. Saying the same again changes nothing. */
export const setTopic = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, topic }: { readonly channelId: string; readonly topic: string },
  ): Promise<Outcome<{ channel: SeenChannelRow }, TopicCode>> => {
    if (isLongerThan(topic, limits.channel_note_chars_max)) return refuse("too_long");
    const seen = await manageChannel(ctx, channelId, "write.topic");
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    if (channel.is_archived) return refuse("is_archived");
    if (isGuest(ctx.caller)) return refuse("user_is_restricted");
    if (channel.topic === topic) return succeed({ channel });
    const { userId: user } = ctx.caller;
    await lockChannel(ctx.db, channel.key);
    await updateChannel(ctx.db, channel.id, {
      topic,
      topic_by: user,
      topic_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    });
    const text = topic === "" ? "cleared the channel topic" : `set the channel topic: ${escapeMrkdwn(topic)}`;
    await announceChange(ctx, channel, "topic", { user, text, topic });
    return succeed({ channel: await seeAgain(ctx, channel.id) });
  },
);
