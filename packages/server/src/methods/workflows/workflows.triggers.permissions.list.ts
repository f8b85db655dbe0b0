import { succeed } from "@platform/protocol";
import { readRunRule } from "../../domain/triggers/readRunRule.ts";
import { presentRunRule, runRuleSchema } from "../../present/runRule.ts";
import { defineMethod } from "../define.ts";
import { triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersPermissionsList = defineMethod({
  name: "workflows.triggers.permissions.list",
  summary: "Returns who may run a workflow through a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:read", "app_configurations:read"],
  rate: 3,
  params: { trigger_id: triggerIdParam },
  result: runRuleSchema,
  errors: triggerErrors,
  examples: [{ title: "Who may?", params: { trigger_id: "Ft0123456789" } }],
  notes: "With `app_collaborators`, `user_ids` are the app's current collaborators.",
  async handler(ctx, params) {
    const found = await readRunRule(ctx, params.trigger_id);
    return found.ok ? succeed(presentRunRule(found.rule)) : found;
  },
});
