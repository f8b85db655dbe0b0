import { limits } from "@platform/protocol";
import { refuseMissingCopies } from "../../domain/channelAdministration/missingFeature.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, list, optional, text } from "../params.ts";

export const adminConversationsEkmListOriginalConnectedChannelInfo = defineMethod({
  name: "admin.conversations.ekm.listOriginalConnectedChannelInfo",
  summary: "Lists copies of disconnected channels with their originals; this server makes no copies.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: {
    channel_ids: optional(list({ object: "channel", describe: "Of these channels alone.", max: limits.page_max })),
    team_ids: optional(list({ object: "team", describe: "Of these workspaces alone.", max: limits.channel_teams_max })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {},
  errors: {
    not_an_admin: "The caller runs no workspace.",
    not_enabled: "Channels are not copied when organizations disconnect, so there is nothing to list.",
  },
  examples: [{ title: "All", params: {} }],
  notes:
    "Always refused. When a channel is disconnected from another organization, its people leave the one channel; its key is suspended with `admin.conversations.ekm.suspendKey`.",
  handler: async (ctx) => refuseMissingCopies(ctx),
});
