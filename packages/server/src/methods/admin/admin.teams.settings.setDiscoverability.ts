import { discoverabilities } from "../../domain/teams/discoverability.ts";
import { setDiscoverability } from "../../domain/teams/setDiscoverability.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const adminTeamsSettingsSetDiscoverability = defineMethod({
  name: "admin.teams.settings.setDiscoverability",
  summary: "Sets who of the org sees a workspace and joins it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    discoverability: choice({
      describe: "Who may join.",
      of: discoverabilities,
      otherwise: "discoverability_setting_invalid",
    }),
  },
  result: {},
  errors: {
    ...governErrors,
    discoverability_setting_invalid: "`discoverability` is none of the four settings.",
    feature_not_enabled: "The workspace belongs to no org.",
  },
  examples: [{ title: "Everyone may join", params: { team_id: "T0123456789", discoverability: "open" } }],
  notes:
    "Everyone of the org sees and joins an `open` workspace (`client.teams.join`). A `closed` and an `invite_only` one are listed, and administrators add people. An `unlisted` one is known only to its members and the admins of the org. Members stay in any case.",
  handler: (ctx, params) =>
    ctx.write(setDiscoverability, { teamId: params.team_id, discoverability: params.discoverability }),
});
