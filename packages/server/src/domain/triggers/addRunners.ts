import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertTriggerEntities, selectTriggerEntities } from "../../storage/queries/triggerEntities.ts";
import { lockTrigger } from "../../storage/queries/triggers.ts";
import { accessTrigger } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";
import { entitiesIn, type EntityCode, type NamedEntities, readEntities } from "./readEntities.ts";
import { describeRunRule, type RunRule } from "./runPermission.ts";

export type AddRunnersCode = EntityCode | "trigger_not_found" | "access_denied" | "invalid_permission_type";

/** Adds people who may run a trigger; the existing ones stay. */
export const addRunners = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string; readonly entities: NamedEntities },
  ): Promise<Outcome<{ rule: RunRule }, AddRunnersCode>> => {
    const found = await accessTrigger(ctx, input.triggerId);
    if (!found.ok) return found;
    const { trigger, team } = found;
    if (trigger.permission_type !== "named_entities") {
      return refuse("invalid_permission_type", "the trigger is not for named_entities: set that first");
    }
    if (entitiesIn(input.entities).length === 0) return refuse("no_valid_named_entities", "nobody is named");
    const read = await readEntities(ctx, team, input.entities);
    if (!read.ok) return read;
    await lockTrigger(ctx.db, trigger.id);
    const rows = read.entities.map(({ kind, id }) => ({
      trigger_id: trigger.id,
      kind,
      entity_id: id,
      added_ms: ctx.nowMs,
    }));
    await insertTriggerEntities(ctx.db, rows);
    const count = (await selectTriggerEntities(ctx.db, trigger.id)).length;
    if (count > limits.named_entities_max) return refuse("too_many_named_entities");
    return succeed({ rule: await describeRunRule(ctx, trigger) });
  },
);
