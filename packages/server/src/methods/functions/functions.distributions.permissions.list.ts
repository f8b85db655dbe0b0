import { succeed } from "@platform/protocol";
import { readDistribution } from "../../domain/functions/readDistribution.ts";
import { distributionSchema, presentDistribution } from "../../present/distribution.ts";
import { defineMethod } from "../define.ts";
import { functionErrors, functionOf, functionParams } from "../functionParams.ts";

export const functionsDistributionsPermissionsList = defineMethod({
  name: "functions.distributions.permissions.list",
  summary: "Returns whose workflows may use a function of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: functionParams,
  result: distributionSchema,
  errors: functionErrors,
  examples: [{ title: "Who may?", params: { function_app_id: "A0123456789", function_callback_id: "greet" } }],
  notes: "The default is `app_collaborators`: workflows of the app's collaborators.",
  async handler(ctx, params) {
    const found = await readDistribution(ctx, functionOf(params));
    return found.ok ? succeed(presentDistribution(found.distribution)) : found;
  },
});
