import { disconnectExternalTeam } from "../../domain/connections/disconnectExternalTeam.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const teamExternalTeamsDisconnect = defineMethod({
  name: "team.externalTeams.disconnect",
  summary: "Ends all channels that are shared with another organization.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 1,
  params: {
    target_team: id({
      object: "team",
      describe: "The organization, or one of its workspaces.",
      otherwise: "invalid_target_team",
    }),
  },
  result: {},
  errors: {
    invalid_target_team: "No organization of that id is connected with the caller's.",
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
  },
  notes:
    "Each side loses the channels of the other; the side where a channel is at home keeps it with its messages. Each channel emits `channel_unshared`.",
  examples: [{ title: "End a partnership", params: { target_team: "T0123456789" } }],
  handler: (ctx, params) => ctx.write(disconnectExternalTeam, { targetId: params.target_team }),
});
