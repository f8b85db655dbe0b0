import { clearResolution } from "../../domain/apps/clearResolution.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const adminAppsClearResolution = defineMethod({
  name: "admin.apps.clearResolution",
  summary: "Undoes the approval or restriction of an app.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: {
    app_id: id({ object: "app", describe: "The app.", otherwise: "invalid_app_id" }),
    team_id: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
    enterprise_id: optional(
      id({
        object: "org",
        describe: "The caller's org, for all of its workspaces at once.",
        otherwise: "team_not_found",
      }),
    ),
  },
  result: {},
  errors: {
    ...governErrors,
    invalid_app_id: "No app has this id.",
    no_resolution_found: "Nothing was decided about the app there.",
    too_many_teams_provided: "Both `team_id` and `enterprise_id` were given.",
  },
  examples: [{ title: "Undecided again", params: { app_id: "A0123456789", team_id: "T0123456789" } }],
  notes:
    "The tokens of an app that was restricted work again. Where apps need approval, the next person who installs it is sent to an administrator again.",
  handler: (ctx, params) =>
    ctx.write(clearResolution, { appId: params.app_id, teamId: params.team_id, orgId: params.enterprise_id }),
});
