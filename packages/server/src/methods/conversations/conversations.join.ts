import { succeed } from "@platform/protocol";
import { joinChannel } from "../../domain/channels/joinChannel.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { channelErrors, channelParam, unsupportedKind } from "../conversationParams.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { defineMethod } from "../define.ts";

export const conversationsJoin = defineMethod({
  name: "conversations.join",
  summary: "Adds the caller to a public channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["channels:join", "channels:write"],
  rate: 3,
  params: { channel: channelParam },
  result: { channel: channelSchema },
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    is_archived: "The channel is archived.",
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789" } }],
  notes: "Joining a channel that one is in already succeeds, with the warning `already_in_channel`.",
  async handler(ctx, params) {
    const joined = await ctx.write(joinChannel, { channelId: params.channel });
    if (!joined.ok) return joined;
    if (joined.wasMember) ctx.warnings.push("already_in_channel");
    const starred = await readStarred(ctx, [joined.channel.id]);
    return succeed({ channel: presentChannel(joined.channel, { isStarred: starred.has(joined.channel.id) }) });
  },
});
