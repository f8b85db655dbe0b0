import { Type } from "typebox";
import { checkAuthPolicy } from "../../domain/policies/checkAuthPolicy.ts";
import { policyEntityParams, policyErrors, policyNotes } from "../authPolicyParams.ts";
import { defineMethod } from "../define.ts";

export const adminAuthPolicyAssignEntities = defineMethod({
  name: "admin.auth.policy.assignEntities",
  summary: "Lets people use a password although the org requires single sign-on.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 4,
  params: policyEntityParams,
  result: { entity_total_count: Type.Integer() },
  errors: policyErrors,
  examples: [
    {
      title: "One person",
      params: { policy_name: "email_password", entity_type: "USER", entity_ids: ["U0123456789"] },
    },
  ],
  notes: policyNotes,
  handler: (ctx, params) => checkAuthPolicy(ctx, params.policy_name),
});
