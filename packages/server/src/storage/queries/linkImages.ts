import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { LinkImagesTable } from "../tables/linkImages.ts";

export async function insertLinkImages(tx: Tx, rows: readonly LinkImagesTable[]): Promise<void> {
  if (rows.length > 0) {
    await tx
      .insertInto("link_images")
      .values([...rows])
      .execute();
  }
}

const selectByName = readStatement<[name: string], Pick<LinkImagesTable, "type" | "blob_key">>(
  "select type, blob_key from link_images where name = $1",
);

export async function selectLinkImage(
  db: Db,
  name: string,
): Promise<Pick<LinkImagesTable, "type" | "blob_key"> | undefined> {
  return (await selectByName(db, name))[0];
}

/** The bytes go with the next sweep of files that no row names. */
export const deleteLinkImages = writeStatement<[channelKey: number, ts: number]>(
  "delete from link_images where channel_key = $1 and ts = $2",
);

export const deleteLinkImage = writeStatement<[channelKey: number, ts: number, name: string]>(
  "delete from link_images where channel_key = $1 and ts = $2 and name = $3",
);
