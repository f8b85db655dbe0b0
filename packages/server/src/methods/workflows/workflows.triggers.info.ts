import { succeed } from "@platform/protocol";
import { accessTrigger } from "../../domain/access/accessTrigger.ts";
import { describeTrigger } from "../../domain/triggers/describeTrigger.ts";
import { presentTrigger, triggerSchema } from "../../present/trigger.ts";
import { defineMethod } from "../define.ts";
import { triggerErrors, triggerIdParam } from "../triggerParams.ts";

export const workflowsTriggersInfo = defineMethod({
  name: "workflows.triggers.info",
  summary: "Describes a trigger.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:read", "app_configurations:read"],
  rate: 3,
  params: { trigger_id: triggerIdParam },
  result: { trigger: triggerSchema },
  errors: triggerErrors,
  examples: [{ title: "One", params: { trigger_id: "Ft0123456789" } }],
  async handler(ctx, params) {
    const found = await accessTrigger(ctx, params.trigger_id, "read");
    if (!found.ok) return found;
    return succeed({ trigger: presentTrigger(await describeTrigger(ctx, found.trigger), ctx.baseUrl) });
  },
});
