import type { Db, Tx } from "../db.ts";
import { slowReadDb } from "../slowReads.ts";
import { readStatement, slowStatement, writeStatement } from "../statement.ts";

/** One datastore of one app in one workspace. */
export interface StoreKey {
  readonly appId: string;
  readonly teamId: string;
  readonly name: string;
}

export interface StoredItem {
  readonly id: string;
  /** JSON. */
  readonly item: string;
}

type Place = [appId: string, teamId: string, datastore: string];
const placeOf = ({ appId, teamId, name }: StoreKey): Place => [appId, teamId, name];

const inStore = "from datastore_items where app_id = $1 and team_id = $2 and datastore = $3";

const byId = readStatement<[...Place, id: string], { readonly item: string }>(`select item ${inStore} and id = $4`);

export async function selectItem(db: Db, key: StoreKey, id: string): Promise<string | undefined> {
  const [row] = await byId(db, ...placeOf(key), id);
  return row?.item;
}

export interface ItemRange {
  readonly from: string;
  readonly to: string | undefined;
  readonly limit: number;
}

const rangeSql = `select id, item ${inStore} and id >= $4 and id <= $5 order by id limit $6`;
const tailSql = `select id, item ${inStore} and id >= $4 order by id limit $5`;
const range = readStatement<[...Place, from: string, to: string, limit: number], StoredItem>(rangeSql);
const tail = readStatement<[...Place, from: string, limit: number], StoredItem>(tailSql);
const slowRange = slowStatement<[...Place, from: string, to: string, limit: number], StoredItem>(rangeSql);
const slowTail = slowStatement<[...Place, from: string, limit: number], StoredItem>(tailSql);

/** Items in the order of their keys, from one key to another, both included. */
export function selectItems(db: Db, key: StoreKey, { from, to, limit }: ItemRange): Promise<StoredItem[]> {
  return to === undefined ? tail(db, ...placeOf(key), from, limit) : range(db, ...placeOf(key), from, to, limit);
}

/** The same for a reader of the whole store, which must not block other calls. */
export function scanItems(db: Db, key: StoreKey, { from, to, limit }: ItemRange): Promise<StoredItem[]> {
  return to === undefined
    ? slowTail(db, ...placeOf(key), from, limit)
    : slowRange(db, ...placeOf(key), from, to, limit);
}

export async function countItems(db: Db, { appId, teamId, name }: StoreKey): Promise<number> {
  const { count } = await slowReadDb(db)
    .selectFrom("datastore_items")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("app_id", "=", appId)
    .where("team_id", "=", teamId)
    .where("datastore", "=", name)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const upsert = writeStatement<[...Place, id: string, item: string, expiresMs: number | null]>(`
  insert into datastore_items (app_id, team_id, datastore, id, item, expires_ms) values ($1, $2, $3, $4, $5, $6)
  on conflict (app_id, team_id, datastore, id) do update set item = excluded.item, expires_ms = excluded.expires_ms`);

export async function upsertItem(
  tx: Tx,
  key: StoreKey,
  { id, item, expiresMs }: StoredItem & { readonly expiresMs: number | null },
): Promise<void> {
  await upsert(tx, ...placeOf(key), id, item, expiresMs);
}

const insertMissing = writeStatement<[...Place, id: string, item: string]>(`
  insert into datastore_items (app_id, team_id, datastore, id, item) values ($1, $2, $3, $4, $5)
  on conflict (app_id, team_id, datastore, id) do nothing`);
const lock = writeStatement<[...Place, id: string], { readonly item: string }>(`
  update datastore_items set id = id where app_id = $1 and team_id = $2 and datastore = $3 and id = $4 returning item`);

/** The item as it is now, for a change that depends on it: no other change gets in between. `missing` is stored if there is none. */
export async function lockItem(tx: Tx, key: StoreKey, id: string, missing: string): Promise<string> {
  await insertMissing(tx, ...placeOf(key), id, missing);
  const [row] = await lock(tx, ...placeOf(key), id);
  return row?.item ?? missing;
}

const deleteOne = writeStatement<[...Place, id: string]>(`delete ${inStore} and id = $4`);

export async function deleteItem(tx: Tx, key: StoreKey, id: string): Promise<void> {
  await deleteOne(tx, ...placeOf(key), id);
}

export async function deleteItemsOfApp(tx: Tx, appId: string): Promise<void> {
  await tx.deleteFrom("datastore_items").where("app_id", "=", appId).execute();
}
