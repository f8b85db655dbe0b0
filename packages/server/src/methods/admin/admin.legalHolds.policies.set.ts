import { succeed } from "@platform/protocol";
import { setHold } from "../../domain/holds/setHold.ts";
import { legalHoldSchema, presentLegalHold } from "../../present/legalHold.ts";
import { defineMethod } from "../define.ts";
import { dateOf, holdErrors, holdFields, policyParam } from "../legalHoldParams.ts";
import { optional } from "../params.ts";

export const adminLegalHoldsPoliciesSet = defineMethod({
  name: "admin.legalHolds.policies.set",
  summary: "Changes what a legal hold is called and covers.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.legal_holds:write"],
  rate: 2,
  params: {
    policy_id: policyParam,
    name: optional(holdFields.name),
    description: optional(holdFields.description),
    restriction: optional(holdFields.restriction),
    start_date: optional(holdFields.start_date),
    end_date: optional(holdFields.end_date),
  },
  result: { policy: legalHoldSchema },
  errors: {
    ...holdErrors,
    policy_released: "The hold was released: activate it first.",
    invalid_dates: "`end_date` is not after `start_date`.",
  },
  examples: [{ title: "Direct messages only", params: { policy_id: "Lh0123456789", restriction: "ONLY_DMS" } }],
  notes:
    "A method of this server's own. Fields that are not given stay. What the hold covers no longer is destroyed by the next daily run.",
  async handler(ctx, params) {
    const { name, description, restriction } = params;
    const changed = await ctx.write(setHold, {
      holdId: params.policy_id,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(restriction === undefined ? {} : { restriction }),
      ...dates("fromMs", params.start_date),
      ...dates("toMs", params.end_date),
    });
    return changed.ok ? succeed({ policy: presentLegalHold(changed) }) : changed;
  },
});

function dates<Name extends string>(name: Name, given: number | undefined): { readonly [N in Name]?: number | null } {
  const date = dateOf(given);
  return (date === undefined ? {} : { [name]: date }) as { readonly [N in Name]?: number | null };
}
