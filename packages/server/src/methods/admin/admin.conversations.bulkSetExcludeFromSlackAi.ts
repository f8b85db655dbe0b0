import { refuseMissingFeature } from "../../domain/channelAdministration/missingFeature.ts";
import { bulkChannelsParam } from "../bulkActions.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminConversationsBulkSetExcludeFromSlackAi = defineMethod({
  name: "admin.conversations.bulkSetExcludeFromSlackAi",
  summary: "Excludes channels from AI features; this server has none.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_ids: bulkChannelsParam, exclude: flag({ describe: "Whether to exclude the channels." }) },
  result: {},
  errors: {
    feature_not_enabled: "This server has no AI features, so nothing would obey the setting.",
    restricted_action: "The caller runs no workspace.",
  },
  examples: [{ title: "One channel", params: { channel_ids: ["C0123456789"], exclude: true } }],
  notes: "Always refused: a setting that nothing obeys would promise a protection that does not exist.",
  handler: async (ctx) => refuseMissingFeature(ctx),
});
