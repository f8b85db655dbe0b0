import { type Outcome, refuseTrigger, succeed } from "@platform/protocol";
import { updateTrigger } from "../../storage/queries/triggers.ts";
import { accessTrigger, type TriggerRow } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";
import type { AskedTrigger, DefinitionCode } from "./definition.ts";
import { readDefinition } from "./readDefinition.ts";

/** Replaces the definition of a trigger. Its type, its URLs and its permissions stay. */
export const changeTrigger = defineOperation(
  import.meta,
  async (
    ctx,
    { triggerId, ...asked }: AskedTrigger & { readonly triggerId: string },
  ): Promise<Outcome<{ trigger: TriggerRow }, DefinitionCode | "trigger_not_found">> => {
    const found = await accessTrigger(ctx, triggerId);
    if (!found.ok) return found;
    const { trigger } = found;
    const read = await readDefinition(ctx, { ...asked, appId: trigger.app_id });
    if (!read.ok) return read;
    const { type, workflow, inputs, config, eventType, dueMs } = read.plan;
    if (type !== trigger.type) {
      const message = `the trigger is of type ${trigger.type}: make another one`;
      return refuseTrigger("invalid_trigger_type", { message, pointer: "/type" });
    }
    const change = {
      name: asked.name,
      description: asked.description,
      workflow,
      inputs: JSON.stringify(inputs),
      config: JSON.stringify(config),
      event_type: eventType,
      due_ms: dueMs,
      occurrences: 0,
      updated_ms: ctx.nowMs,
    };
    await updateTrigger(ctx.db, trigger.id, change);
    return succeed({ trigger: { ...trigger, ...change } });
  },
);
