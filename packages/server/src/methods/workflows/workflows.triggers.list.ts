import { limits, succeed } from "@platform/protocol";
import { triggerTypes } from "@platform/protocol/triggers/triggerTypes.ts";
import { Type } from "typebox";
import { describeTrigger } from "../../domain/triggers/describeTrigger.ts";
import { listTriggers } from "../../domain/triggers/listTriggers.ts";
import { pageSchema } from "../../present/page.ts";
import { presentTrigger, triggerSchema } from "../../present/trigger.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";
import { definitionErrors } from "../triggerDefinitionParams.ts";

export const workflowsTriggersList = defineMethod({
  name: "workflows.triggers.list",
  summary: "Lists the triggers of the workspace that the caller manages.",
  http: "POST",
  tokens: ["bot", "user", "config"],
  scopes: ["triggers:read", "app_configurations:read"],
  rate: 3,
  params: {
    app_id: optional(id({ object: "developed_app", describe: "Of one app alone.", otherwise: "app_not_found" })),
    type: optional(text({ describe: `One of ${triggerTypes.join(", ")}.`, otherwise: "invalid_trigger_type" })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { triggers: Type.Array(triggerSchema), response_metadata: pageSchema },
  errors: {
    app_not_found: "`app_id` names no app that is installed in the workspace or was created there.",
    access_denied: definitionErrors.access_denied,
    invalid_trigger_type: "`type` is unknown.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes:
    "An app that was uninstalled keeps its triggers: they start nothing until it is installed again, and `app_id` lists them for the people who work on it.",
  examples: [{ title: "Of one app", params: { app_id: "A0123456789" } }],
  async handler(ctx, { app_id: appId, type, cursor, limit }) {
    const page = await listTriggers(ctx, { appId, type: type === "" ? undefined : type, cursor, limit });
    if (!page.ok) return page;
    const triggers = await Promise.all(page.triggers.map((row) => describeTrigger(ctx, row)));
    return succeed({
      triggers: triggers.map((seen) => presentTrigger(seen, ctx.baseUrl)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
