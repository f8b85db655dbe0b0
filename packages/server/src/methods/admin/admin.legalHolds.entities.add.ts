import { addEntities } from "../../domain/holds/addEntities.ts";
import { defineMethod } from "../define.ts";
import { entitiesParam, holdErrors, policyParam } from "../legalHoldParams.ts";

export const adminLegalHoldsEntitiesAdd = defineMethod({
  name: "admin.legalHolds.entities.add",
  summary: "Puts more people on a legal hold.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.legal_holds:write"],
  rate: 2,
  params: { policy_id: policyParam, entity_ids: entitiesParam },
  result: {},
  errors: {
    ...holdErrors,
    policy_released: "The hold was released: activate it first.",
    user_not_found: "`entity_ids` is empty, or one of them is not a person of the org or workspace.",
  },
  examples: [{ title: "One more", params: { policy_id: "Lh0123456789", entity_ids: ["U0123456789"] } }],
  notes: "A method of this server's own. People who are on it stay on it. Deactivated people can be added.",
  handler: (ctx, params) => ctx.write(addEntities, { holdId: params.policy_id, userIds: params.entity_ids }),
});
