import { activateHold } from "../../domain/holds/activateHold.ts";
import { defineMethod } from "../define.ts";
import { holdErrors, policyParam } from "../legalHoldParams.ts";

export const adminLegalHoldsPoliciesActivate = defineMethod({
  name: "admin.legalHolds.policies.activate",
  summary: "Makes a released legal hold active again.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.legal_holds:write"],
  rate: 2,
  params: { policy_id: policyParam },
  result: {},
  errors: { ...holdErrors, policy_active: "The hold is active." },
  examples: [{ title: "The case is open again", params: { policy_id: "Lh0123456789" } }],
  notes: "A method of this server's own. What a daily run destroyed since the release stays destroyed.",
  handler: (ctx, params) => ctx.write(activateHold, { holdId: params.policy_id }),
});
