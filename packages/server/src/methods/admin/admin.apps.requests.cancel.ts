import { cancelAppRequest } from "../../domain/apps/cancelAppRequest.ts";
import { governErrors } from "../adminParams.ts";
import { requestErrors } from "../appDecisionParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const adminAppsRequestsCancel = defineMethod({
  name: "admin.apps.requests.cancel",
  summary: "Takes a person's request for an app back.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 2,
  params: {
    request_id: id({ object: "app_request", describe: "The request.", otherwise: "invalid_request_id" }),
    team_id: optional(
      id({
        object: "team",
        describe: "The workspace; that of the request when left out.",
        otherwise: "team_not_found",
      }),
    ),
  },
  result: {},
  errors: {
    ...governErrors,
    ...requestErrors,
  },
  examples: [{ title: "Take it back", params: { request_id: "Ar0123456789" } }],
  notes: "Nothing is decided about the app.",
  handler: (ctx, params) => ctx.write(cancelAppRequest, { requestId: params.request_id, teamId: params.team_id }),
});
