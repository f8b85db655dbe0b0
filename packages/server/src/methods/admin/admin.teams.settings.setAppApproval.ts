import { setAppApproval } from "../../domain/teams/setAppApproval.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminTeamsSettingsSetAppApproval = defineMethod({
  name: "admin.teams.settings.setAppApproval",
  summary: "Sets whether members of a workspace may install only approved apps.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, required: flag({ describe: "Whether an admin has to approve an app first." }) },
  result: {},
  errors: governErrors,
  examples: [{ title: "Ask an admin", params: { team_id: "T0123456789", required: true } }],
  notes:
    "Admins can install any app themselves, or let members do it with `admin.apps.approve`. What is installed already stays. Guests install nothing, whatever this says.",
  handler: (ctx, params) => ctx.write(setAppApproval, { teamId: params.team_id, isRequired: params.required }),
});
