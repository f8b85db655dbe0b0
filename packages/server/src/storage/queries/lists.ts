import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import type { FileRow } from "../tables/files.ts";
import type { ListExportRow, ListExportsTable } from "../tables/listExports.ts";
import type { ListContentRow, ListsTable } from "../tables/lists.ts";

export type ListRow = FileRow & ListContentRow;

/** A list that is not deleted. */
export function selectList(db: Db, id: string): Promise<ListRow | undefined> {
  return db
    .selectFrom("files")
    .innerJoin("lists", "lists.id", "files.id")
    .selectAll("files")
    .select(["columns", "description_blocks", "is_todo", "editor_id", "last_number"])
    .where("files.id", "=", id)
    .where("files.deleted_ms", "is", null)
    .executeTakeFirst();
}

export async function insertList(tx: Tx, row: Insertable<ListsTable>): Promise<void> {
  await tx.insertInto("lists").values(row).execute();
}

/**
 * Locks the list until the commit, so that two servers do not change the same item or exceed a limit together. SQLite
 * has one writer.
 */
export async function lockList(tx: Tx, id: string): Promise<void> {
  if (dialectOf(tx) !== "postgres") return;
  await tx.selectFrom("lists").select("id").where("id", "=", id).forUpdate().execute();
}

/** Deletes the content of a list whose file is deleted. */
export async function deleteListRows(tx: Tx, id: string): Promise<void> {
  for (const table of ["list_items", "list_access", "list_channel_access", "list_exports"] as const) {
    await tx.deleteFrom(table).where("list_id", "=", id).execute();
  }
  await tx.deleteFrom("lists").where("id", "=", id).execute();
}

export async function updateListContent(tx: Tx, id: string, change: Updateable<ListsTable>): Promise<void> {
  await tx.updateTable("lists").set(change).where("id", "=", id).execute();
}

/** The number of the next item. */
export async function takeListNumbers(tx: Tx, id: string, count: number): Promise<number> {
  const row = await tx
    .updateTable("lists")
    .set((list) => ({ last_number: list("last_number", "+", count) }))
    .where("id", "=", id)
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return row.last_number - count + 1;
}

export async function insertListExport(tx: Tx, row: Insertable<ListExportsTable>): Promise<void> {
  await tx.insertInto("list_exports").values(row).execute();
}

export function selectListExport(db: Db, id: string): Promise<ListExportRow | undefined> {
  return db.selectFrom("list_exports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The conversations about a list's records that a person is not in. */
export function selectRecordsWithout(db: Db, listId: string, userId: string) {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("list_id", "=", listId)
    .where("key", "not in", (joined) =>
      joined.selectFrom("channel_members").select("channel_key").where("user_id", "=", userId),
    )
    .orderBy("key")
    .execute();
}
