import { resolveApp } from "../../domain/apps/resolveApp.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const adminAppsRestrict = defineMethod({
  name: "admin.apps.restrict",
  summary: "Forbids an app in a workspace. Where it is installed, its tokens stop working there.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: {
    app_id: id({ describe: "The app.", otherwise: "request_id_or_app_id_is_required" }),
    team_id: optional(id({ describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" })),
  },
  result: {},
  errors: {
    ...governErrors,
    request_id_or_app_id_is_required: "`app_id` is missing or no id.",
    invalid_app_id: "No app has this id.",
  },
  examples: [{ title: "Forbid an app", params: { app_id: "A0123456789", team_id: "T0123456789" } }],
  notes: "Calls with the tokens of the app then answer `no_permission`. `admin.apps.approve` takes it back.",
  handler: (ctx, params) =>
    ctx.write(resolveApp, {
      appId: params.app_id,
      teamId: params.team_id ?? ctx.caller.teamId,
      resolution: "restricted",
    }),
});
