import { succeed } from "@platform/protocol";
import { setPurpose } from "../../domain/channels/setPurpose.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const conversationsSetPurpose = defineMethod({
  name: "conversations.setPurpose",
  summary: "Sets the purpose of a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [...manageScopes, "channels:write.topic", "groups:write.topic", "im:write.topic", "mpim:write.topic"],
  rate: 2,
  params: {
    channel: channelParam,
    purpose: text({ describe: "Up to 250 characters; empty for none." }),
  },
  result: { channel: channelSchema },
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    is_archived: "The channel is archived.",
    not_in_channel: "The caller is not in the channel.",
    too_long: "`purpose` is longer than 250 characters.",
    user_is_restricted: "Guests cannot change it.",
  },
  examples: [{ title: "A purpose", params: { channel: "C0123456789", purpose: "Release on Friday" } }],
  async handler(ctx, params) {
    const changed = await ctx.write(setPurpose, { channelId: params.channel, purpose: params.purpose });
    return changed.ok ? succeed({ channel: presentChannel(changed.channel) }) : changed;
  },
});
