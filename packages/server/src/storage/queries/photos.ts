import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { PhotosTable } from "../tables/photos.ts";

export async function insertPhotos(tx: Tx, rows: readonly PhotosTable[]): Promise<void> {
  await tx
    .insertInto("photos")
    .values([...rows])
    .execute();
}

/** Returns what the rows named. */
export async function deletePhotosOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom("photos").where("user_id", "=", userId).returning("blob_key").execute();
  return rows.map((row) => row.blob_key);
}

const selectByName = readStatement<[name: string, size: number], { blob_key: string }>(`
  select blob_key from photos where name = $1 and size = $2
  union all select blob_key from team_icons where name = $1 and size = $2`);

/** A photo of a person, or an icon of a workspace: both are served under the same path. */
export async function selectPhoto(db: Db, name: string, size: number): Promise<string | undefined> {
  return (await selectByName(db, name, size))[0]?.blob_key;
}
