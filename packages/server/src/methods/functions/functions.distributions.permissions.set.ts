import { succeed } from "@platform/protocol";
import { runPermissions } from "@platform/protocol/triggers/triggerTypes.ts";
import { setDistribution } from "../../domain/functions/setDistribution.ts";
import { distributionSchema, presentDistribution } from "../../present/distribution.ts";
import { defineMethod } from "../define.ts";
import { functionErrors, functionOf, functionParams, orgsParam, teamsParam, usersParam } from "../functionParams.ts";
import { optional, text } from "../params.ts";

export const functionsDistributionsPermissionsSet = defineMethod({
  name: "functions.distributions.permissions.set",
  summary: "Sets whose workflows may use a function of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 3,
  params: {
    ...functionParams,
    permission_type: optional(text({ describe: `One of ${runPermissions.join(", ")}.` })),
    distribution_type: optional(text({ describe: "The same, under the name that command lines send." })),
    user_ids: usersParam,
    team_ids: teamsParam,
    org_ids: orgsParam,
  },
  result: distributionSchema,
  errors: {
    ...functionErrors,
    permission_type_required: "`permission_type` is missing.",
    invalid_permission_type: "`permission_type` is unknown.",
    invalid_named_entities:
      "`named_entities` is empty, entities are given with another type, or a workspace or org is unrelated to the app.",
    user_not_found: "One of the people is not in the app's workspace or its org, or was deactivated.",
  },
  examples: [
    {
      title: "Everybody in the workspace",
      params: { function_app_id: "A0123456789", function_callback_id: "greet", permission_type: "everyone" },
    },
    {
      title: "Two people",
      params: {
        function_id: "Fn0123456789",
        permission_type: "named_entities",
        user_ids: ["U0123456789", "U0987654321"],
      },
    },
  ],
  notes:
    "A workflow of another app names a function in a step as `A0123456789#/functions/greet`, or by its id. It may do so while one of the people who may change that app is named here; this is checked when its manifest is saved, and again when a run reaches the step. The list of entities is replaced as a whole.",
  async handler(ctx, params) {
    const done = await ctx.write(setDistribution, {
      named: functionOf(params),
      permission: params.permission_type ?? params.distribution_type,
      userIds: params.user_ids,
      teamIds: params.team_ids,
      orgIds: params.org_ids,
    });
    return done.ok ? succeed(presentDistribution(done.distribution)) : done;
  },
});
