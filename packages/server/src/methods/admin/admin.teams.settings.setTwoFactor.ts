import { setTwoFactor } from "../../domain/teams/setTwoFactor.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminTeamsSettingsSetTwoFactor = defineMethod({
  name: "admin.teams.settings.setTwoFactor",
  summary: "Sets whether everyone in a workspace needs a second factor.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, required: flag({ describe: "Whether a second factor is required." }) },
  result: {},
  errors: governErrors,
  examples: [{ title: "Require two factors", params: { team_id: "T0123456789", required: true } }],
  notes:
    "Calls with the tokens of people without a second factor then return `two_factor_setup_required`, including those of the admin who turned it on. Bots need no second factor.",
  handler: (ctx, params) => ctx.write(setTwoFactor, { teamId: params.team_id, isRequired: params.required }),
});
