import { succeed } from "@platform/protocol";
import { createChannel } from "../../domain/channels/createChannel.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { nameErrors, nameParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, optional, text } from "../params.ts";

export const conversationsCreate = defineMethod({
  name: "conversations.create",
  summary: "Creates a public or private channel; the caller becomes its first member.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["channels:manage", "channels:write", "groups:write"],
  rate: 2,
  params: {
    name: nameParam,
    is_private: defaulted(flag({ describe: "Whether only members can see it." }), false),
    team_id: optional(text({ object: "team", describe: "For org-wide apps: the workspace." })),
  },
  result: { channel: channelSchema },
  errors: { ...nameErrors, restricted_action: "Guests cannot create channels." },
  examples: [{ title: "A public channel", params: { name: "deployments" } }],
  async handler(ctx, params) {
    const created = await ctx.write(createChannel, { name: params.name, isPrivate: params.is_private });
    if (!created.ok) return created;
    return succeed({ channel: presentChannel(created.channel) });
  },
});
