import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { BookmarkRow, BookmarksTable } from "../tables/bookmarks.ts";

export function selectBookmarks(db: Db, channelKey: number): Promise<BookmarkRow[]> {
  return db
    .selectFrom("bookmarks")
    .selectAll()
    .where("channel_key", "=", channelKey)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function insertBookmark(tx: Tx, row: Insertable<BookmarksTable>): Promise<void> {
  await tx.insertInto("bookmarks").values(row).execute();
}

export async function updateBookmark(tx: Tx, id: string, change: Updateable<BookmarksTable>): Promise<void> {
  await tx.updateTable("bookmarks").set(change).where("id", "=", id).execute();
}

export async function deleteBookmark(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("bookmarks").where("id", "=", id).execute();
}
