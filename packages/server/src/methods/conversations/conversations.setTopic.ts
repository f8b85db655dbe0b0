import { succeed } from "@platform/protocol";
import { setTopic } from "../../domain/channels/setTopic.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const conversationsSetTopic = defineMethod({
  name: "conversations.setTopic",
  summary: "Sets the topic of a conversation.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [...manageScopes, "channels:write.topic", "groups:write.topic", "im:write.topic", "mpim:write.topic"],
  rate: 2,
  params: {
    channel: channelParam,
    topic: text({ describe: "Up to 250 characters; empty for none." }),
  },
  result: { channel: channelSchema },
  errors: {
    ...channelErrors,
    is_archived: "The channel is archived.",
    not_in_channel: "The caller is not in the channel.",
    too_long: "`topic` is longer than 250 characters.",
    user_is_restricted: "Guests cannot change it.",
  },
  examples: [{ title: "A topic", params: { channel: "C0123456789", topic: "Release on Friday" } }],
  async handler(ctx, params) {
    const changed = await ctx.write(setTopic, { channelId: params.channel, topic: params.topic });
    return changed.ok ? succeed({ channel: presentChannel(changed.channel) }) : changed;
  },
});
