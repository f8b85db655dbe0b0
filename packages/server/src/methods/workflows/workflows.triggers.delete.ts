import { removeTrigger } from "../../domain/triggers/removeTrigger.ts";
import { defineMethod } from "../define.ts";
import { triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersDelete = defineMethod({
  name: "workflows.triggers.delete",
  summary: "Deletes a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:write", "app_configurations:write"],
  rate: 3,
  params: { trigger_id: triggerIdParam },
  result: {},
  errors: triggerErrors,
  examples: [{ title: "No more of it", params: { trigger_id: "Ft0123456789" } }],
  notes: "Its addresses end at once. Runs that it has started go on.",
  handler: (ctx, params) => ctx.write(removeTrigger, { triggerId: params.trigger_id }),
});
