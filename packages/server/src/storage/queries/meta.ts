import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";

const selectValue = readStatement<[key: string], { value: string }>("select value from meta where key = $1");

export async function selectMeta(db: Db, key: string): Promise<string | undefined> {
  return (await selectValue(db, key))[0]?.value;
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

const updateFrom = writeStatement<[key: string, before: string, after: string], { key: string }>(
  "update meta set value = $3 where key = $1 and value = $2 returning key",
);

/** Whether it still had the value from which it goes on. */
export async function updateMetaFrom(tx: Tx, key: string, before: string, after: string): Promise<boolean> {
  return (await updateFrom(tx, key, before, after)).length > 0;
}
