import { markChannel } from "../../domain/channels/markChannel.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { timestamp } from "../params.ts";

export const conversationsMark = defineMethod({
  name: "conversations.mark",
  summary: "Moves the caller's read position in a conversation.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 3,
  params: {
    channel: channelParam,
    ts: timestamp({ object: "message", describe: "The last message that was read.", otherwise: "invalid_timestamp" }),
  },
  result: {},
  errors: {
    ...channelErrors,
    invalid_timestamp: "`ts` is missing or no timestamp.",
    not_in_channel: "The caller is not in the channel.",
  },
  examples: [{ title: "Up to a message", params: { channel: "C0123456789", ts: "1700000000.000100" } }],
  async handler(ctx, params) {
    return ctx.write(markChannel, { channelId: params.channel, ts: params.ts });
  },
});
