import { startBulkAction } from "../../domain/channelAdministration/startBulkAction.ts";
import { bulkChannelsParam, bulkErrors, bulkNotes, bulkResult, presentBulkAction } from "../bulkActions.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsBulkArchive = defineMethod({
  name: "admin.conversations.bulkArchive",
  summary: "Archives up to 100 channels.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_ids: bulkChannelsParam },
  result: bulkResult,
  errors: bulkErrors,
  examples: [{ title: "Two channels", params: { channel_ids: ["C0123456789", "C0123456780"] } }],
  notes: bulkNotes,
  async handler(ctx, params) {
    const started = await ctx.write(startBulkAction, {
      kind: "admin.conversations.bulkArchive",
      channelIds: params.channel_ids,
    });
    return started.ok ? presentBulkAction(started) : started;
  },
});
