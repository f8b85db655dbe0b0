import { succeed } from "@platform/protocol";
import { readChannel } from "../../domain/channels/readChannel.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id } from "../params.ts";

export const conversationsInfo = defineMethod({
  name: "conversations.info",
  summary: "Describes one conversation.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["channels:read", "groups:read", "im:read", "mpim:read"],
  rate: 3,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    include_locale: defaulted(flag({ describe: "Whether to include the locale." }), false),
    include_num_members: defaulted(flag({ describe: "Whether to count the members." }), false),
  },
  result: { channel: channelSchema },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789" } }],
  async handler(ctx, params) {
    const found = await readChannel(ctx, {
      id: params.channel,
      withLocale: params.include_locale,
    });
    if (!found.ok) return found;
    const { channel } = found.details;
    const starred = await readStarred(ctx, [channel.id]);
    return succeed({
      channel: presentChannel(channel, {
        ...found.details,
        isStarred: starred.has(channel.id),
        countMembers: params.include_num_members,
      }),
    });
  },
});
