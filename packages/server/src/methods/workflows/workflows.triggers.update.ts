import { succeed } from "@platform/protocol";
import { changeTrigger } from "../../domain/triggers/changeTrigger.ts";
import { describeTrigger } from "../../domain/triggers/describeTrigger.ts";
import { presentTrigger, triggerSchema } from "../../present/trigger.ts";
import { defineMethod } from "../define.ts";
import { definitionErrors, definitionOf, triggerDefinitionParams } from "../triggerDefinitionParams.ts";
import { triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersUpdate = defineMethod({
  name: "workflows.triggers.update",
  summary: "Replaces the definition of a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:write", "app_configurations:write"],
  rate: 3,
  params: { trigger_id: triggerIdParam, ...triggerDefinitionParams },
  result: { trigger: triggerSchema },
  errors: {
    ...definitionErrors,
    ...triggerErrors,
    app_not_found: "`workflow_app_id` is not an id, or the app of the trigger is no longer installed in the workspace.",
  },
  examples: [
    {
      title: "Another name",
      params: {
        trigger_id: "Ft0123456789",
        type: "shortcut",
        name: "Take a day off",
        workflow: "#/workflows/leave",
        inputs: { who: { value: "{{data.user_id}}" } },
      },
    },
  ],
  notes:
    "Pass the whole definition, as for `workflows.triggers.create`. The trigger keeps its app, its type, its URLs and its permissions. A schedule counts its occurrences from the start again.",
  async handler(ctx, { trigger_id: triggerId, ...params }) {
    const made = await ctx.write(changeTrigger, { triggerId, ...definitionOf(ctx, params) });
    if (!made.ok) return made;
    return succeed({ trigger: presentTrigger(await describeTrigger(ctx, made.trigger), ctx.baseUrl) });
  },
});
