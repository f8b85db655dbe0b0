import { orgPlans } from "../../domain/policies/plans.ts";
import { setOrgPlan } from "../../domain/policies/setOrgPlan.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const adminEnterpriseSetPlan = defineMethod({
  name: "admin.enterprise.setPlan",
  summary: "Sets the plan of the caller's org, which determines its features.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: { plan: choice({ describe: "The plan.", of: orgPlans }) },
  result: {},
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action: "The caller is not an owner of the org.",
  },
  examples: [{ title: "Without analytics", params: { plan: "standard" } }],
  notes:
    "A method of this server's own. Analytics about messages come with `business` (metadata) and `enterprise` (activity, too); methods that the plan does not have answer `restricted_plan_level`. An org begins with `enterprise`.",
  handler: (ctx, params) => ctx.write(setOrgPlan, params),
});
