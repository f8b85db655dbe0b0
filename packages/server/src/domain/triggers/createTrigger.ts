import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertTrigger, selectTriggerCount } from "../../storage/queries/triggers.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";
import type { AskedTrigger, DefinitionCode } from "./definition.ts";
import { readDefinition } from "./readDefinition.ts";

/** Makes a trigger for a workflow. Everyone in the workspace may run it until its permissions are changed. */
export const createTrigger = defineOperation(
  import.meta,
  async (ctx, asked: AskedTrigger): Promise<Outcome<{ trigger: TriggerRow }, DefinitionCode | "too_many_triggers">> => {
    const read = await readDefinition(ctx, asked);
    if (!read.ok) return read;
    const { type, workflow, inputs, config, eventType, dueMs } = read.plan;
    const { teamId, userId } = ctx.caller;
    const appId = read.installed.app.id;
    if ((await selectTriggerCount(ctx.db, appId, teamId)) >= limits.triggers_max) return refuse("too_many_triggers");
    const trigger: TriggerRow = {
      id: ctx.ids.next("trigger"),
      app_id: appId,
      team_id: teamId,
      type,
      name: asked.name,
      description: asked.description,
      workflow,
      inputs: JSON.stringify(inputs),
      config: JSON.stringify(config),
      event_type: eventType,
      due_ms: dueMs,
      occurrences: 0,
      permission_type: "everyone",
      creator_id: userId,
      created_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    };
    await insertTrigger(ctx.db, trigger);
    return succeed({ trigger });
  },
);
