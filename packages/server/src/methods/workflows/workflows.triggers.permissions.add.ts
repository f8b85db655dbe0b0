import { succeed } from "@platform/protocol";
import { addRunners } from "../../domain/triggers/addRunners.ts";
import { presentRunRule, runRuleSchema } from "../../present/runRule.ts";
import { defineMethod } from "../define.ts";
import { entitiesOf, entityErrors, entityParams, triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersPermissionsAdd = defineMethod({
  name: "workflows.triggers.permissions.add",
  summary: "Adds people who may run a workflow through a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:write", "app_configurations:write"],
  rate: 3,
  params: { trigger_id: triggerIdParam, ...entityParams },
  result: runRuleSchema,
  errors: {
    ...triggerErrors,
    ...entityErrors,
    invalid_permission_type: "The trigger is not for `named_entities`.",
  },
  examples: [{ title: "One more", params: { trigger_id: "Ft0123456789", user_ids: ["U0123456789"] } }],
  notes: "Existing entities stay unchanged. The answer lists all named entities.",
  async handler(ctx, { trigger_id: triggerId, ...named }) {
    const done = await ctx.write(addRunners, { triggerId, entities: entitiesOf(named) });
    return done.ok ? succeed(presentRunRule(done.rule)) : done;
  },
});
