import { setPublicFiles } from "../../domain/teams/setPublicFiles.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminTeamsSettingsSetPublicFiles = defineMethod({
  name: "admin.teams.settings.setPublicFiles",
  summary: "Sets whether files of a workspace may have public links.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, allowed: flag({ describe: "Whether people may create public links of files." }) },
  result: {},
  errors: governErrors,
  examples: [{ title: "No public links", params: { team_id: "T0123456789", allowed: false } }],
  notes:
    "A method of this server's own. While public links are not allowed, the existing ones answer 404; they work again once they are allowed. `files.revokePublicURL` ends one for good.",
  handler: (ctx, params) => ctx.write(setPublicFiles, { teamId: params.team_id, isAllowed: params.allowed }),
});
