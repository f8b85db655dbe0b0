import { setTwoFactor } from "../../domain/teams/setTwoFactor.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const adminTeamsSettingsSetTwoFactor = defineMethod({
  name: "admin.teams.settings.setTwoFactor",
  summary: "Says whether everybody in a workspace must have set up a second factor.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { team_id: teamParam, required: flag({ describe: "Whether a second factor is required." }) },
  result: {},
  errors: governErrors,
  examples: [{ title: "Require two factors", params: { team_id: "T0123456789", required: true } }],
  notes:
    "Calls with the tokens of those who have set up none then answer `two_factor_setup_required`, also for whoever turned it on. Bots have no second factor and go on working.",
  handler: (ctx, params) => ctx.write(setTwoFactor, { teamId: params.team_id, isRequired: params.required }),
});
