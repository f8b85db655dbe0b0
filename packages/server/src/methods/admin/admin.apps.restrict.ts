import { resolveApp } from "../../domain/apps/resolveApp.ts";
import { decisionErrors, decisionParams } from "../appDecisionParams.ts";
import { defineMethod } from "../define.ts";

export const adminAppsRestrict = defineMethod({
  name: "admin.apps.restrict",
  summary: "Restricts an app in a workspace. If it is installed, its tokens stop working there.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: decisionParams,
  result: {},
  errors: decisionErrors,
  examples: [{ title: "Forbid an app", params: { app_id: "A0123456789", team_id: "T0123456789" } }],
  notes: "Calls with the tokens of the app then return `no_permission`. `admin.apps.approve` reverses it.",
  handler: (ctx, params) =>
    ctx.write(resolveApp, {
      appId: params.app_id,
      requestId: params.request_id,
      teamId: params.team_id,
      resolution: "restricted",
    }),
});
