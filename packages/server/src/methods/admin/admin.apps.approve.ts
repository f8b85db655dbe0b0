import { resolveApp } from "../../domain/apps/resolveApp.ts";
import { decisionErrors, decisionParams } from "../appDecisionParams.ts";
import { defineMethod } from "../define.ts";

export const adminAppsApprove = defineMethod({
  name: "admin.apps.approve",
  summary: "Approves an app in a workspace, even if it was restricted.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: decisionParams,
  result: {},
  errors: decisionErrors,
  examples: [{ title: "Allow an app", params: { app_id: "A0123456789", team_id: "T0123456789" } }],
  notes: "Tokens that a restriction had stopped work again.",
  handler: (ctx, params) =>
    ctx.write(resolveApp, {
      appId: params.app_id,
      teamId: params.team_id ?? ctx.caller.teamId,
      resolution: "approved",
    }),
});
