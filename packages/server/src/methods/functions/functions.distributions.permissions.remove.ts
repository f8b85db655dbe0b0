import { succeed } from "@platform/protocol";
import { removeUsers } from "../../domain/functions/removeUsers.ts";
import { distributionSchema, presentDistribution } from "../../present/distribution.ts";
import { defineMethod } from "../define.ts";
import { functionErrors, functionOf, functionParams, usersParam } from "../functionParams.ts";

export const functionsDistributionsPermissionsRemove = defineMethod({
  name: "functions.distributions.permissions.remove",
  summary: "Removes people whose workflows may use a function of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 3,
  params: { ...functionParams, user_ids: usersParam },
  result: distributionSchema,
  errors: {
    ...functionErrors,
    invalid_permission_type: "The function is not for `named_entities`.",
    user_not_found: "One of the people is not named.",
  },
  examples: [
    {
      title: "One less",
      params: { function_app_id: "A0123456789", function_callback_id: "greet", user_ids: ["U0123456789"] },
    },
  ],
  notes:
    "The answer lists all named entities; the list may become empty, and then only the app itself can use it. Nothing is changed if one of the given entities was not named. Runs that reach the function afterwards fail there.",
  async handler(ctx, params) {
    const done = await ctx.write(removeUsers, { named: functionOf(params), userIds: params.user_ids });
    return done.ok ? succeed(presentDistribution(done.distribution)) : done;
  },
});
