import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteTriggerEntity, selectTriggerEntities } from "../../storage/queries/triggerEntities.ts";
import { lockTrigger } from "../../storage/queries/triggers.ts";
import type { EntityKind } from "../../storage/tables/triggerEntities.ts";
import { accessTrigger } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";
import { entitiesIn, type NamedEntities } from "./readEntities.ts";
import { describeRunRule, type RunRule } from "./runPermission.ts";

const missing = {
  user: "user_not_found",
  channel: "channel_not_found",
  team: "team_not_found",
  org: "org_not_found",
} as const satisfies Readonly<Record<EntityKind, string>>;

export type RemoveRunnersCode =
  | (typeof missing)[EntityKind]
  | "trigger_not_found"
  | "access_denied"
  | "invalid_permission_type"
  | "named_entities_cannot_be_empty";

/** Removes some of the people named to run a trigger; at least one has to stay. */
export const removeRunners = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly triggerId: string; readonly entities: NamedEntities },
  ): Promise<Outcome<{ rule: RunRule }, RemoveRunnersCode>> => {
    const found = await accessTrigger(ctx, input.triggerId);
    if (!found.ok) return found;
    const { trigger } = found;
    if (trigger.permission_type !== "named_entities") {
      return refuse("invalid_permission_type", "the trigger is not for named_entities");
    }
    await lockTrigger(ctx.db, trigger.id);
    const named = await selectTriggerEntities(ctx.db, trigger.id);
    const removed = entitiesIn(input.entities);
    for (const { kind, id } of removed) {
      const isNamed = named.some((entity) => entity.kind === kind && entity.entity_id === id);
      if (!isNamed) return refuse(missing[kind], `${id} is not on the list`);
    }
    // Otherwise nobody could run it, and an empty list is not the obvious way to express that.
    if (removed.length === named.length) return refuse("named_entities_cannot_be_empty");
    for (const { kind, id } of removed) await deleteTriggerEntity(ctx.db, trigger.id, kind, id);
    return succeed({ rule: await describeRunRule(ctx, trigger) });
  },
);
