import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { FileRow } from "../tables/files.ts";
import type { ListLevel } from "../tables/listAccess.ts";
import type { ListItemsTable } from "../tables/listItems.ts";

/** A list, and what one person may do with it; nothing for people without access, and once it is deleted. */
export function selectListFor(
  db: Db,
  id: string,
  userId: string,
): Promise<(FileRow & { readonly level: ListLevel }) | undefined> {
  return db
    .selectFrom("files")
    .innerJoin("list_access", "list_access.list_id", "files.id")
    .selectAll("files")
    .select("list_access.level")
    .where("files.id", "=", id)
    .where("files.kind", "=", "list")
    .where("files.deleted_ms", "is", null)
    .where("list_access.user_id", "=", userId)
    .executeTakeFirst();
}

export async function selectListReaders(db: Db, listId: string): Promise<string[]> {
  const rows = await db.selectFrom("list_access").select("user_id").where("list_id", "=", listId).execute();
  return rows.map((row) => row.user_id);
}

export async function upsertListAccess(tx: Tx, listId: string, userId: string, level: ListLevel): Promise<void> {
  await tx
    .insertInto("list_access")
    .values({ list_id: listId, user_id: userId, level })
    .onConflict((conflict) => conflict.columns(["list_id", "user_id"]).doUpdateSet({ level }))
    .execute();
}

export async function deleteListAccess(tx: Tx, listId: string, userId: string): Promise<void> {
  await tx.deleteFrom("list_access").where("list_id", "=", listId).where("user_id", "=", userId).execute();
}

export async function insertListItem(tx: Tx, row: Insertable<ListItemsTable>): Promise<void> {
  await tx.insertInto("list_items").values(row).execute();
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
