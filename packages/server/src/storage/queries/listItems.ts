import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ListItemRow, ListItemsTable } from "../tables/listItems.ts";

export async function insertListItem(tx: Tx, row: Insertable<ListItemsTable>): Promise<void> {
  await tx.insertInto("list_items").values(row).execute();
}

/** An item, also one that is deleted. */
export function selectListItem(db: Db, listId: string, id: string): Promise<ListItemRow | undefined> {
  return db.selectFrom("list_items").selectAll().where("id", "=", id).where("list_id", "=", listId).executeTakeFirst();
}

export interface ItemsWanted {
  readonly listId: string;
  readonly isArchived?: boolean;
  /** Only items before this one, which has this number. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Items of a list, newest first; both archived and live ones unless one kind is wanted. */
export function selectListItems(db: Db, { listId, isArchived, before, limit }: ItemsWanted): Promise<ListItemRow[]> {
  let query = db.selectFrom("list_items").selectAll().where("list_id", "=", listId).where("deleted_ms", "is", null);
  if (isArchived !== undefined) query = query.where("archived_ms", isArchived ? "is not" : "is", null);
  if (before !== undefined) query = query.where("number", "<", before);
  return query.orderBy("number", "desc").limit(limit).execute();
}

/** The subtasks of items, oldest first. */
export async function selectSubtasks(db: Db, parentIds: readonly string[]): Promise<ListItemRow[]> {
  if (parentIds.length === 0) return [];
  return db
    .selectFrom("list_items")
    .selectAll()
    .where("parent_id", "in", parentIds)
    .where("deleted_ms", "is", null)
    .orderBy("number")
    .execute();
}

/** Everything in a list, archived or not. */
export function selectAllListItems(db: Db, listId: string): Promise<ListItemRow[]> {
  return db.selectFrom("list_items").selectAll().where("list_id", "=", listId).orderBy("id").execute();
}

export interface ItemCounts {
  readonly live: number;
  readonly archived: number;
}

export async function selectItemCounts(db: Db, listId: string): Promise<ItemCounts> {
  const { all, archived } = await db
    .selectFrom("list_items")
    .select((item) => [item.fn.countAll<number>().as("all"), item.fn.count<number>("archived_ms").as("archived")])
    .where("list_id", "=", listId)
    .where("deleted_ms", "is", null)
    .executeTakeFirstOrThrow();
  return { live: Number(all) - Number(archived), archived: Number(archived) };
}

export async function updateListItem(tx: Tx, id: string, change: Updateable<ListItemsTable>): Promise<void> {
  await tx.updateTable("list_items").set(change).where("id", "=", id).execute();
}

/** Deletes items and closes their conversations. */
export async function deleteListItems(tx: Tx, items: readonly ListItemRow[], atMs: number): Promise<void> {
  if (items.length === 0) return;
  const deleted = { fields: "{}", deleted_ms: atMs, updated_ms: atMs };
  await tx
    .updateTable("list_items")
    .set(deleted)
    .where(
      "id",
      "in",
      items.map(({ id }) => id),
    )
    .execute();
  await tx
    .updateTable("channels")
    .set({ list_id: null })
    .where(
      "id",
      "in",
      items.map(({ channel_id: id }) => id),
    )
    .execute();
}
