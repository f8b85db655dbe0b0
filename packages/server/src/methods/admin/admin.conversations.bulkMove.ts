import { accessTargetTeam } from "../../domain/channelAdministration/moveGoverned.ts";
import { startBulkAction } from "../../domain/channelAdministration/startBulkAction.ts";
import { bulkChannelsParam, bulkErrors, bulkNotes, bulkResult, presentBulkAction } from "../bulkActions.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminConversationsBulkMove = defineMethod({
  name: "admin.conversations.bulkMove",
  summary: "Moves up to 100 channels to another workspace of the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    channel_ids: bulkChannelsParam,
    target_team_id: id({
      object: "team",
      describe: "The workspace that the channels move to.",
      otherwise: "target_team_not_found",
    }),
  },
  result: bulkResult,
  errors: {
    ...bulkErrors,
    restricted_action: "The caller does not administer an org.",
    target_team_not_found: "`target_team_id` names no workspace of the caller's org.",
  },
  examples: [{ title: "One channel", params: { channel_ids: ["C0123456789"], target_team_id: "T0123456789" } }],
  notes: `${bulkNotes} People who have no membership in the target workspace leave the channel; its messages stay. General, org-wide and externally shared channels are in \`not_added\` with \`channel_type_not_supported\`, and a channel whose name is taken in the target with \`name_taken\`. Incoming webhooks into the channel are deleted, because their apps are installed in the old workspace.`,
  async handler(ctx, params) {
    const aimed = await accessTargetTeam(ctx, params.target_team_id);
    if (!aimed.ok) return aimed;
    const started = await ctx.write(startBulkAction, {
      kind: "admin.conversations.bulkMove",
      channelIds: params.channel_ids,
      targetTeamId: params.target_team_id,
    });
    return started.ok ? presentBulkAction(started) : started;
  },
});
