import { posterTypes } from "../../domain/policies/parsePrefs.ts";
import { setTeamPosting } from "../../domain/policies/setTeamPosting.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const adminTeamsSettingsSetPostingPolicy = defineMethod({
  name: "admin.teams.settings.setPostingPolicy",
  summary: "Sets which roles may post in the channels of a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    who_can_post: choice({
      describe: "The lowest role that may post; `ra` means regular accounts, which is everyone except guests.",
      of: posterTypes,
    }),
  },
  result: {},
  errors: governErrors,
  examples: [{ title: "Only admins post", params: { team_id: "T0123456789", who_can_post: "admin" } }],
  notes:
    "A method of this server's own. Everyone else gets `restricted_action`, in every channel of the workspace and in its threads; direct messages stay open. Apps count as regular accounts, people of other workspaces as guests.",
  handler: (ctx, params) => ctx.write(setTeamPosting, { teamId: params.team_id, whoCanPost: params.who_can_post }),
});
