import type { Db, Tx } from "../db.ts";

export async function selectMeta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function insertMeta(tx: Tx, key: string, value: string): Promise<void> {
  await tx.insertInto("meta").values({ key, value }).execute();
}

export async function upsertMeta(tx: Tx, key: string, value: string): Promise<void> {
  await tx
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Leaves what is there. */
export async function insertMetaOnce(tx: Tx, key: string, value: string): Promise<void> {
  await tx
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Whether it still had the value from which it goes on. */
export async function updateMetaFrom(tx: Tx, key: string, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("meta")
    .set({ value: after })
    .where("key", "=", key)
    .where("value", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
