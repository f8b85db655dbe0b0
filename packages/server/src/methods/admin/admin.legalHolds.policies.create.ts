import { succeed } from "@platform/protocol";
import { createHold } from "../../domain/holds/createHold.ts";
import { legalHoldSchema, presentLegalHold } from "../../present/legalHold.ts";
import { defineMethod } from "../define.ts";
import { dateOf, entitiesParam, governHoldsErrors, holdFields, holdNotes } from "../legalHoldParams.ts";
import { defaulted, optional } from "../params.ts";

export const adminLegalHoldsPoliciesCreate = defineMethod({
  name: "admin.legalHolds.policies.create",
  summary: "Puts people on a new legal hold, which preserves their content.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.legal_holds:write"],
  rate: 2,
  params: {
    name: holdFields.name,
    entity_ids: entitiesParam,
    description: defaulted(holdFields.description, ""),
    restriction: defaulted(holdFields.restriction, "NO_RESTRICTION"),
    start_date: optional(holdFields.start_date),
    end_date: optional(holdFields.end_date),
  },
  result: { policy: legalHoldSchema },
  errors: {
    ...governHoldsErrors,
    user_not_found: "`entity_ids` is empty, or one of them is not a person of the org or workspace.",
    invalid_dates: "`end_date` is not after `start_date`.",
  },
  examples: [{ title: "One person", params: { name: "Case 7", entity_ids: ["U0123456789"] } }],
  notes: holdNotes,
  async handler(ctx, params) {
    const made = await ctx.write(createHold, {
      name: params.name,
      description: params.description,
      restriction: params.restriction,
      fromMs: dateOf(params.start_date) ?? null,
      toMs: dateOf(params.end_date) ?? null,
      userIds: params.entity_ids,
    });
    return made.ok ? succeed({ policy: presentLegalHold(made) }) : made;
  },
});
