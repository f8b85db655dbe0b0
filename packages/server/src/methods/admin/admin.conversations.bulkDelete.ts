import { startBulkAction } from "../../domain/channelAdministration/startBulkAction.ts";
import { bulkChannelsParam, bulkErrors, bulkNotes, bulkResult, presentBulkAction } from "../bulkActions.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsBulkDelete = defineMethod({
  name: "admin.conversations.bulkDelete",
  summary: "Deletes up to 100 channels for ever.",
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
      kind: "admin.conversations.bulkDelete",
      channelIds: params.channel_ids,
    });
    return started.ok ? presentBulkAction(started) : started;
  },
});
