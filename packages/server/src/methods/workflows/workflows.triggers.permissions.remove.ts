import { succeed } from "@platform/protocol";
import { removeRunners } from "../../domain/triggers/removeRunners.ts";
import { presentRunRule, runRuleSchema } from "../../present/runRule.ts";
import { defineMethod } from "../define.ts";
import { entitiesOf, entityParams, triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersPermissionsRemove = defineMethod({
  name: "workflows.triggers.permissions.remove",
  summary: "Removes people who may run a workflow through a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:write", "app_configurations:write"],
  rate: 3,
  params: { trigger_id: triggerIdParam, ...entityParams },
  result: runRuleSchema,
  errors: {
    ...triggerErrors,
    user_not_found: "One of the people is not named.",
    channel_not_found: "One of the channels is not named.",
    team_not_found: "One of the workspaces is not named.",
    org_not_found: "One of the orgs is not named.",
    invalid_permission_type: "The trigger is not for `named_entities`.",
    named_entities_cannot_be_empty: "Nobody would be left.",
  },
  examples: [{ title: "One less", params: { trigger_id: "Ft0123456789", user_ids: ["U0123456789"] } }],
  notes: "The answer lists all named entities. Nothing is changed if one of the given ones was not named.",
  async handler(ctx, { trigger_id: triggerId, ...named }) {
    const done = await ctx.write(removeRunners, { triggerId, entities: entitiesOf(named) });
    return done.ok ? succeed(presentRunRule(done.rule)) : done;
  },
});
