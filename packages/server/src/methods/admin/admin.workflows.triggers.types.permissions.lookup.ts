import { limits, succeed } from "@platform/protocol";
import { triggerTypeIds } from "@platform/protocol/triggers/triggerTypes.ts";
import { Type } from "typebox";
import { lookupTypeRules } from "../../domain/triggers/listTypeRules.ts";
import { presentTypeRules, typeRulesSchema } from "../../present/triggerType.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";
import { typeErrors } from "../triggerTypeParams.ts";

export const adminWorkflowsTriggersTypesPermissionsLookup = defineMethod({
  name: "admin.workflows.triggers.types.permissions.lookup",
  summary: "Returns who may use types of triggers.",
  http: "POST",
  tokens: ["user"],
  scopes: ["client", "admin.workflows:read"],
  rate: 2,
  params: {
    trigger_type_ids: list({
      object: "trigger_type",
      describe: "The types.",
      max: limits.type_permission_ids_max,
      otherwise: "trigger_type_id_not_found",
    }),
  },
  result: { permissions: Type.Record(Type.String(), typeRulesSchema, { description: "By the id of the type." }) },
  errors: typeErrors,
  examples: [{ title: "Links and webhooks", params: { trigger_type_ids: ["Ftt01", "Ftt04"] } }],
  notes:
    "`permission` and the ids next to it are about using the type at all. `permissions` has the same for private channels, and for reading messages in them.",
  async handler(ctx, params) {
    const found = await lookupTypeRules(ctx, params.trigger_type_ids);
    if (!found.ok) return found;
    const entries = found.types.map((ruled) => [triggerTypeIds[ruled.type], presentTypeRules(ruled)] as const);
    return succeed({ permissions: Object.fromEntries(entries) });
  },
});
