import type { Db, Tx } from "../db.ts";
import type { EntityKind, TriggerEntityRow } from "../tables/triggerEntities.ts";

/** Who may run a trigger by name, in the order in which they were named. */
export function selectTriggerEntities(db: Db, triggerId: string): Promise<TriggerEntityRow[]> {
  return db
    .selectFrom("trigger_entities")
    .selectAll()
    .where("trigger_id", "=", triggerId)
    .orderBy("added_ms")
    .orderBy("kind")
    .orderBy("entity_id")
    .execute();
}

/** Leaves those that are there. */
export async function insertTriggerEntities(tx: Tx, rows: readonly TriggerEntityRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("trigger_entities")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["trigger_id", "kind", "entity_id"]).doNothing())
    .execute();
}

export async function deleteTriggerEntity(
  tx: Tx,
  triggerId: string,
  kind: EntityKind,
  entityId: string,
): Promise<void> {
  await tx
    .deleteFrom("trigger_entities")
    .where("trigger_id", "=", triggerId)
    .where("kind", "=", kind)
    .where("entity_id", "=", entityId)
    .execute();
}

export async function deleteTriggerEntities(tx: Tx, triggerId: string): Promise<void> {
  await tx.deleteFrom("trigger_entities").where("trigger_id", "=", triggerId).execute();
}
