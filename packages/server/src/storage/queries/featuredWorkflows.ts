import type { Db, Tx } from "../db.ts";
import type { TriggerRow } from "../tables/triggers.ts";

/** The link triggers that a channel features, in their order. */
export function selectFeatured(db: Db, channelKey: number): Promise<TriggerRow[]> {
  return db
    .selectFrom("featured_workflows")
    .innerJoin("triggers", "triggers.id", "featured_workflows.trigger_id")
    .selectAll("triggers")
    .where("featured_workflows.channel_key", "=", channelKey)
    .orderBy("featured_workflows.position")
    .orderBy("triggers.id")
    .execute();
}

/** Replaces what a channel features. */
export async function replaceFeatured(tx: Tx, channelKey: number, triggerIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("featured_workflows").where("channel_key", "=", channelKey).execute();
  if (triggerIds.length === 0) return;
  await tx
    .insertInto("featured_workflows")
    .values(triggerIds.map((id, position) => ({ channel_key: channelKey, trigger_id: id, position })))
    .execute();
}
