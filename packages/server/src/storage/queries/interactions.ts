import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { EphemeralRow, EphemeralsTable } from "../tables/ephemerals.ts";
import type { ResponseUrlRow, ResponseUrlsTable } from "../tables/responseUrls.ts";

/** False when the id was used before. Of two concurrent servers, one waits for the other and finds the row. */
export async function insertUsedTriggerId(tx: Tx, hash: string, usedMs: number): Promise<boolean> {
  const inserted = await tx
    .insertInto("used_trigger_ids")
    .values({ hash, used_ms: usedMs })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .execute();
  return inserted.length > 0;
}

export async function deleteUsedTriggerIds(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom("used_trigger_ids").where("used_ms", "<", beforeMs).execute();
}

export async function insertResponseUrl(tx: Tx, row: Insertable<ResponseUrlsTable>): Promise<void> {
  await tx.insertInto("response_urls").values(row).execute();
}

export function selectResponseUrl(db: Db, hash: string): Promise<ResponseUrlRow | undefined> {
  return db.selectFrom("response_urls").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** Counts a use, unless there were as many as there may be. */
export async function countResponse(tx: Tx, hash: string, usesMax: number): Promise<boolean> {
  const counted = await tx
    .updateTable("response_urls")
    .set((row) => ({ uses: row("uses", "+", 1) }))
    .where("hash", "=", hash)
    .where("uses", "<", usesMax)
    .returning("hash")
    .execute();
  return counted.length > 0;
}

export async function insertEphemeral(tx: Tx, row: Insertable<EphemeralsTable>): Promise<void> {
  await tx.insertInto("ephemerals").values(row).execute();
}

export function selectEphemeral(db: Db, channelId: string, ts: string): Promise<EphemeralRow | undefined> {
  return db
    .selectFrom("ephemerals")
    .selectAll()
    .where("channel_id", "=", channelId)
    .where("ts", "=", ts)
    .executeTakeFirst();
}

export async function updateEphemeral(tx: Tx, channelId: string, ts: string, body: string): Promise<void> {
  await tx.updateTable("ephemerals").set({ body }).where("channel_id", "=", channelId).where("ts", "=", ts).execute();
}

export async function deleteEphemeral(tx: Tx, channelId: string, ts: string): Promise<void> {
  await tx.deleteFrom("ephemerals").where("channel_id", "=", channelId).where("ts", "=", ts).execute();
}
