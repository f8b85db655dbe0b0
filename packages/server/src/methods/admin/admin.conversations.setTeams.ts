import { limits } from "@platform/protocol";
import { setChannelTeams } from "../../domain/connections/setChannelTeams.ts";
import { channelParam, governChannelErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

const { not_an_admin: _notAnAdmin, ...channelErrors } = governChannelErrors;

export const adminConversationsSetTeams = defineMethod({
  name: "admin.conversations.setTeams",
  summary: "Sets the workspaces of the org that share a channel.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    channel_id: channelParam,
    target_team_ids: list({
      object: "team",
      describe: "The workspaces; the one that the channel is at home in keeps it also when it is not named.",
      max: limits.channel_teams_max,
      otherwise: "invalid_target_team",
    }),
  },
  result: {},
  errors: {
    ...channelErrors,
    restricted_action: "The caller runs no org.",
    invalid_target_team: "`target_team_ids` is missing, or names a workspace that is not of the org.",
  },
  examples: [
    { title: "Two of them", params: { channel_id: "C0123456789", target_team_ids: ["T0123456789", "T0987654321"] } },
  ],
  notes:
    "Everyone except guests of those workspaces can then see and join a public channel; to a private one they are invited. Workspaces of the org that are not named lose the channel, and their people leave it. Connected organizations are not affected. `org_channel` is not supported: name the workspaces.",
  handler: (ctx, params) =>
    ctx.write(setChannelTeams, { channelId: params.channel_id, teamIds: params.target_team_ids }),
});
