import { succeed } from "@platform/protocol";
import { createChannel } from "../../domain/channels/createChannel.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, text } from "../params.ts";

export const conversationsCreate = defineMethod({
  name: "conversations.create",
  summary: "Creates a public or private channel; the caller becomes its first member.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["channels:manage", "channels:write", "groups:write"],
  rate: 2,
  params: {
    name: text({
      describe: "Lower-case letters, digits, hyphens and underscores.",
      otherwise: "invalid_name_required",
    }),
    is_private: defaulted(flag({ describe: "Whether only members can see it." }), false),
  },
  result: { channel: channelSchema },
  errors: {
    invalid_name_required: "`name` is missing or empty.",
    invalid_name_maxlength: "`name` is longer than 80 characters.",
    invalid_name_punctuation: "`name` is punctuation only.",
    invalid_name_specials: "`name` has a character that channel names cannot have.",
    invalid_name: "`name` has spaces or upper-case letters.",
    name_taken: "The workspace has a channel of this name.",
    restricted_action: "Guests cannot create channels.",
  },
  examples: [{ title: "A public channel", params: { name: "deployments" } }],
  async handler(ctx, params) {
    const created = await ctx.write(createChannel, { name: params.name, isPrivate: params.is_private });
    if (!created.ok) return created;
    return succeed({ channel: presentChannel(created.channel) });
  },
});
