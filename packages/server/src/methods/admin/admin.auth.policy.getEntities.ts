import { limits } from "@platform/protocol";
import { Type } from "typebox";
import { checkAuthPolicy } from "../../domain/policies/checkAuthPolicy.ts";
import { policyErrors, policyNotes, policyParams } from "../authPolicyParams.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, optional, text } from "../params.ts";

const entitySchema = Type.Object(
  { entity_id: Type.String(), entity_type: Type.String(), date_added: Type.Integer() },
  { title: "PolicyEntity" },
);

export const adminAuthPolicyGetEntities = defineMethod({
  name: "admin.auth.policy.getEntities",
  summary: "Lists the people of a policy.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 4,
  params: {
    ...policyParams,
    entity_type: optional(choice({ describe: "Always `USER`.", of: ["USER", "user"] })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.session_page_max }),
      limits.session_page_max,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { entities: Type.Array(entitySchema), entity_total_count: Type.Integer() },
  errors: policyErrors,
  examples: [{ title: "All", params: { policy_name: "email_password" } }],
  notes: policyNotes,
  handler: (ctx, params) => checkAuthPolicy(ctx, params.policy_name),
});
