import { succeed } from "@platform/protocol";
import { describeHold } from "../../domain/holds/listHolds.ts";
import { legalHoldSchema, presentLegalHold } from "../../present/legalHold.ts";
import { defineMethod } from "../define.ts";
import { holdErrors, policyParam } from "../legalHoldParams.ts";

export const adminLegalHoldsPoliciesInfo = defineMethod({
  name: "admin.legalHolds.policies.info",
  summary: "Returns one legal hold.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.legal_holds:read"],
  rate: 3,
  params: { policy_id: policyParam },
  result: { policy: legalHoldSchema },
  errors: holdErrors,
  examples: [{ title: "One hold", params: { policy_id: "Lh0123456789" } }],
  notes: "A method of this server's own.",
  async handler(ctx, params) {
    const found = await describeHold(ctx, params.policy_id);
    return found.ok ? succeed({ policy: presentLegalHold(found) }) : found;
  },
});
