import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listTypeRules } from "../../domain/triggers/listTypeRules.ts";
import { presentTriggerType, triggerTypeSchema } from "../../present/triggerType.ts";
import { defineMethod } from "../define.ts";
import { typeErrors } from "../triggerTypeParams.ts";

export const adminWorkflowsTriggersTypesList = defineMethod({
  name: "admin.workflows.triggers.types.list",
  summary: "Lists the types of triggers, and who may use them.",
  http: "GET",
  tokens: ["user"],
  scopes: ["client", "admin.workflows:read"],
  rate: 2,
  params: {},
  result: { trigger_types: Type.Array(triggerTypeSchema) },
  errors: { restricted_action: typeErrors.restricted_action },
  examples: [{ title: "All of them", params: {} }],
  notes: "A method of this server's own: the other methods about types take ids, which this one returns.",
  async handler(ctx) {
    const found = await listTypeRules(ctx);
    return found.ok ? succeed({ trigger_types: found.types.map(presentTriggerType) }) : found;
  },
});
