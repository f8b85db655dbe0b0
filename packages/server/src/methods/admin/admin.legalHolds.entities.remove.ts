import { removeEntities } from "../../domain/holds/removeEntities.ts";
import { defineMethod } from "../define.ts";
import { entitiesParam, holdErrors, policyParam } from "../legalHoldParams.ts";

export const adminLegalHoldsEntitiesRemove = defineMethod({
  name: "admin.legalHolds.entities.remove",
  summary: "Takes people off a legal hold.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.legal_holds:write"],
  rate: 2,
  params: { policy_id: policyParam, entity_ids: entitiesParam },
  result: {},
  errors: {
    ...holdErrors,
    policy_released: "The hold was released: activate it first.",
    user_not_found: "`entity_ids` is empty, or one of them is not on the hold.",
    last_entity: "Nobody would be left on the hold: release it instead.",
  },
  examples: [{ title: "One person", params: { policy_id: "Lh0123456789", entity_ids: ["U0123456789"] } }],
  notes: "A method of this server's own. The next daily run destroys what no hold covers any more.",
  handler: (ctx, params) => ctx.write(removeEntities, { holdId: params.policy_id, userIds: params.entity_ids }),
});
