import { limits } from "@platform/protocol";
import { resolveApp } from "../../domain/apps/resolveApp.ts";
import { decisionErrors, decisionParams } from "../appDecisionParams.ts";
import { defineMethod } from "../define.ts";
import { list, optional } from "../params.ts";

const { arg_count_max: max } = limits;

export const adminAppsApprove = defineMethod({
  name: "admin.apps.approve",
  summary: "Approves an app in a workspace, even if it was restricted.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: {
    ...decisionParams,
    bot_scopes: optional(list({ describe: "The bot scopes to approve; those that are asked for when left out.", max })),
    user_scopes: optional(list({ describe: "The same for user scopes.", max })),
  },
  result: {},
  errors: decisionErrors,
  examples: [{ title: "Allow an app", params: { app_id: "A0123456789", team_id: "T0123456789" } }],
  notes:
    "Tokens that a restriction had stopped work again. The approval of a request covers the scopes of the request: when the app asks for more, people need another approval. People who requested the app are notified by Slackbot.",
  handler: (ctx, params) =>
    ctx.write(resolveApp, {
      appId: params.app_id,
      requestId: params.request_id,
      teamId: params.team_id,
      resolution: "approved",
      scopes: scopesOf(params),
    }),
});

function scopesOf(given: {
  readonly bot_scopes: readonly string[] | undefined;
  readonly user_scopes: readonly string[] | undefined;
}): readonly string[] | undefined {
  if (given.bot_scopes === undefined && given.user_scopes === undefined) return undefined;
  return [...(given.bot_scopes ?? []), ...(given.user_scopes ?? [])];
}
