import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { FileShareRow, FileSharesTable } from "../tables/fileShares.ts";

/** A share with its message and the id of the message's channel. */
export type PlacedShareRow = FileShareRow & { readonly channel_id: string; readonly body: string | null };

/** Where a file was shared, oldest first. */
export function selectFileShares(db: Db, fileId: string): Promise<PlacedShareRow[]> {
  return selectSharesOf(db, [fileId]);
}

export async function selectSharesOf(db: Db, fileIds: readonly string[]): Promise<PlacedShareRow[]> {
  if (fileIds.length === 0) return [];
  return db
    .selectFrom("file_shares")
    .innerJoin("channels", "channels.key", "file_shares.channel_key")
    .leftJoin("messages", (join) =>
      join
        .onRef("messages.channel_key", "=", "file_shares.channel_key")
        .onRef("messages.thread_ts", "=", "file_shares.thread_ts")
        .onRef("messages.ts", "=", "file_shares.ts"),
    )
    .selectAll("file_shares")
    .select(["channels.id as channel_id", "messages.body as body"])
    .where("file_id", "in", fileIds)
    .orderBy("file_shares.ts")
    .execute();
}

/** Whether it is new: a message that is written again with the same file shares it once. */
export async function insertFileShare(tx: Tx, row: Insertable<FileSharesTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto("file_shares")
    .values(row)
    .onConflict((on) => on.columns(["file_id", "channel_key", "ts"]).doNothing())
    .returning("file_id")
    .execute();
  return inserted.length > 0;
}

/** The message is gone, and with it what it showed. */
export async function deleteFileShares(tx: Tx, channelKey: number, ts: number): Promise<FileShareRow[]> {
  return tx
    .deleteFrom("file_shares")
    .where("channel_key", "=", channelKey)
    .where("ts", "=", ts)
    .returningAll()
    .execute();
}

/** How many messages of public channels show the file. */
export async function selectPublicShareCount(tx: Tx, fileId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("file_shares")
    .innerJoin("channels", "channels.key", "file_shares.channel_key")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("file_shares.file_id", "=", fileId)
    .where("channels.kind", "=", "public")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a message of the channel shows the file. */
export async function selectIsSharedIn(tx: Tx, fileId: string, channelKey: number): Promise<boolean> {
  const row = await tx
    .selectFrom("file_shares")
    .select("file_id")
    .where("file_id", "=", fileId)
    .where("channel_key", "=", channelKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The conversation no longer has the file. */
export async function deleteFileSharesIn(tx: Tx, fileId: string, channelKey: number): Promise<void> {
  await tx.deleteFrom("file_shares").where("file_id", "=", fileId).where("channel_key", "=", channelKey).execute();
}
