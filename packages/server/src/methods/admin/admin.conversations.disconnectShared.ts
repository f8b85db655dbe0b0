import { limits } from "@platform/protocol";
import { disconnectTeams } from "../../domain/connections/disconnectTeams.ts";
import { channelParam, governChannelErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { list, optional } from "../params.ts";

export const adminConversationsDisconnectShared = defineMethod({
  name: "admin.conversations.disconnectShared",
  summary: "Ends the sharing of a channel with other workspaces.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    channel_id: channelParam,
    leaving_team_ids: optional(
      list({
        object: "team",
        describe: "Which; all of them when left out.",
        max: limits.channel_teams_max,
        otherwise: "leaving_team_not_in_channel",
      }),
    ),
  },
  result: {},
  errors: {
    ...governChannelErrors,
    no_teams_to_disconnect: "The channel is shared with nobody.",
    leaving_team_not_in_channel: "One of them does not share the channel.",
    cannot_kick_home_team: "One of them is the workspace that the channel is at home in.",
  },
  examples: [{ title: "One of them", params: { channel_id: "C0123456789", leaving_team_ids: ["T0123456789"] } }],
  notes: "Their people are removed from it. Their messages stay.",
  handler: (ctx, params) =>
    ctx.write(disconnectTeams, { channelId: params.channel_id, teamIds: params.leaving_team_ids }),
});
