import { setLinkPreviews } from "../../domain/teams/setLinkPreviews.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminTeamsSettingsSetLinkPreviews = defineMethod({
  name: "admin.teams.settings.setLinkPreviews",
  summary: "Sets whether links in messages of a workspace get previews.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, allowed: flag({ describe: "Whether the server fetches links to preview them." }) },
  result: {},
  errors: governErrors,
  examples: [{ title: "No previews", params: { team_id: "T0123456789", allowed: false } }],
  notes:
    "A method of this server's own. Messages that already have previews keep them. Apps show links with `chat.unfurl` in any case.",
  handler: (ctx, params) => ctx.write(setLinkPreviews, { teamId: params.team_id, isAllowed: params.allowed }),
});
