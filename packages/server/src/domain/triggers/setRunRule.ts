import { type Outcome, refuse, succeed } from "@platform/protocol";
import { runPermissions } from "@platform/protocol/triggers/triggerTypes.ts";
import { deleteTriggerEntities, insertTriggerEntities } from "../../storage/queries/triggerEntities.ts";
import { lockTrigger, updateTrigger } from "../../storage/queries/triggers.ts";
import { accessTrigger } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";
import { entitiesIn, type EntityCode, type NamedEntities, readEntities } from "./readEntities.ts";
import { describeRunRule, type RunRule } from "./runPermission.ts";

export interface NewRunRule {
  readonly triggerId: string;
  readonly permission: string;
  readonly entities: NamedEntities;
}

export type SetRunRuleCode =
  | EntityCode
  | "trigger_not_found"
  | "access_denied"
  | "invalid_permission_type"
  | "named_entities_cannot_be_empty";

/** Sets who may run a trigger. */
export const setRunRule = defineOperation(
  import.meta,
  async (ctx, input: NewRunRule): Promise<Outcome<{ rule: RunRule }, SetRunRuleCode>> => {
    const found = await accessTrigger(ctx, input.triggerId);
    if (!found.ok) return found;
    const { trigger, team } = found;
    const permission = runPermissions.find((known) => known === input.permission);
    if (!permission) return refuse("invalid_permission_type", `permission_type is one of ${runPermissions.join(", ")}`);
    const given = entitiesIn(input.entities).length;
    if (permission !== "named_entities" && given > 0) {
      return refuse("invalid_permission_type", "ids are for named_entities");
    }
    if (permission === "named_entities" && given === 0) return refuse("named_entities_cannot_be_empty");
    const read = given === 0 ? succeed({ entities: [] }) : await readEntities(ctx, team, input.entities);
    if (!read.ok) return read;
    await lockTrigger(ctx.db, trigger.id);
    await deleteTriggerEntities(ctx.db, trigger.id);
    const rows = read.entities.map(({ kind, id }) => ({
      trigger_id: trigger.id,
      kind,
      entity_id: id,
      added_ms: ctx.nowMs,
    }));
    await insertTriggerEntities(ctx.db, rows);
    await updateTrigger(ctx.db, trigger.id, { permission_type: permission });
    return succeed({ rule: await describeRunRule(ctx, { ...trigger, permission_type: permission }) });
  },
);
