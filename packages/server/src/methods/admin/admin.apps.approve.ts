import { resolveApp } from "../../domain/apps/resolveApp.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const adminAppsApprove = defineMethod({
  name: "admin.apps.approve",
  summary: "Allows an app in a workspace, also one that was restricted.",
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
  examples: [{ title: "Allow an app", params: { app_id: "A0123456789", team_id: "T0123456789" } }],
  notes: "Tokens that a restriction had stopped work again.",
  handler: (ctx, params) =>
    ctx.write(resolveApp, {
      appId: params.app_id,
      teamId: params.team_id ?? ctx.caller.teamId,
      resolution: "approved",
    }),
});
