import { releaseHold } from "../../domain/holds/releaseHold.ts";
import { defineMethod } from "../define.ts";
import { holdErrors, policyParam } from "../legalHoldParams.ts";

export const adminLegalHoldsPoliciesRelease = defineMethod({
  name: "admin.legalHolds.policies.release",
  summary: "Ends a legal hold.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.legal_holds:write"],
  rate: 2,
  params: { policy_id: policyParam },
  result: {},
  errors: { ...holdErrors, policy_released: "The hold was released before." },
  examples: [{ title: "The case is closed", params: { policy_id: "Lh0123456789" } }],
  notes:
    "A method of this server's own. The next daily run destroys what people had edited or deleted and no other hold covers. Until then `admin.legalHolds.policies.activate` takes the release back without a loss.",
  handler: (ctx, params) => ctx.write(releaseHold, { holdId: params.policy_id }),
});
