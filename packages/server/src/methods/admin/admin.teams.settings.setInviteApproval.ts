import { setInviteApproval } from "../../domain/teams/setInviteApproval.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminTeamsSettingsSetInviteApproval = defineMethod({
  name: "admin.teams.settings.setInviteApproval",
  summary: "Sets whether invitations of members need the approval of an administrator.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, required: flag({ describe: "Whether an administrator has to approve them." }) },
  result: {},
  errors: governErrors,
  examples: [{ title: "Ask an administrator", params: { team_id: "T0123456789", required: true } }],
  notes:
    "A method of this server's own. Approval is required until it is turned off. Then `client.invites.create` gives members the link of an invitation; turning it on ends the open links of members. Requests that wait stay pending.",
  handler: (ctx, params) => ctx.write(setInviteApproval, { teamId: params.team_id, isRequired: params.required }),
});
