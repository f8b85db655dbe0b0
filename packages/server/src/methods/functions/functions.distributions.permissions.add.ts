import { succeed } from "@platform/protocol";
import { addUsers } from "../../domain/functions/addUsers.ts";
import { distributionSchema, presentDistribution } from "../../present/distribution.ts";
import { defineMethod } from "../define.ts";
import { functionErrors, functionOf, functionParams, usersParam } from "../functionParams.ts";

export const functionsDistributionsPermissionsAdd = defineMethod({
  name: "functions.distributions.permissions.add",
  summary: "Adds people whose workflows may use a function of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 3,
  params: { ...functionParams, user_ids: usersParam },
  result: distributionSchema,
  errors: {
    ...functionErrors,
    invalid_permission_type: "The function is not for `named_entities`.",
    user_not_found: "One of the people is not in the app's workspace or its org, or was deactivated.",
  },
  examples: [
    {
      title: "One more",
      params: { function_app_id: "A0123456789", function_callback_id: "greet", user_ids: ["U0123456789"] },
    },
  ],
  notes: "Existing entities stay. The answer lists all named entities.",
  async handler(ctx, params) {
    const done = await ctx.write(addUsers, { named: functionOf(params), userIds: params.user_ids });
    return done.ok ? succeed(presentDistribution(done.distribution)) : done;
  },
});
