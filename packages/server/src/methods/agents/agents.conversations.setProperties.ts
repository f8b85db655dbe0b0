import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { setCodeProperties } from "../../domain/codeChannels/setCodeProperties.ts";
import { agentResourceParam, codeChannelErrors, codeChannelParam, codePropertiesParam } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";

export const agentsConversationsSetProperties = defineMethod({
  name: "agents.conversations.setProperties",
  summary: "Sets the context bar of a code channel, its summary, and the resource that it is about.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params: {
    channel_id: codeChannelParam,
    code_channel: optional(codePropertiesParam),
    agent_resource: optional(agentResourceParam),
  },
  result: { channel_id: Type.String() },
  errors: {
    ...codeChannelErrors,
    message_not_found: "`message_ts` of the summary names no message of the channel.",
  },
  notes:
    "Only what is given changes. An item with a `url` is a link; one of the type `action` is a button, and the app receives " +
    "`code_channel_action` when a person clicks it.",
  examples: [
    {
      title: "A branch and a button",
      params: {
        channel_id: "C0123456789",
        code_channel: {
          context_bar_items: [
            { key: "branch", label: "fix/login", icon: "branch", url: "https://git.example.com/fix/login" },
            { key: "retry", label: "Run the tests again", item_type: "action" },
          ],
        },
      },
    },
  ],
  async handler(ctx, { channel_id: channelId, code_channel: properties, agent_resource: resource }) {
    if (properties === undefined && resource === undefined) {
      return refuse("invalid_arguments", "must provide code_channel or agent_resource");
    }
    const { context_bar_items: items, summary_message: summary } = properties ?? {};
    const set = await ctx.write(setCodeProperties, { channelId, items, summary, resource });
    return set.ok ? succeed({ channel_id: channelId }) : set;
  },
});
