import { sql } from "kysely";
import type { Db } from "../db.ts";

/** The tables whose rows name bytes in the folder of files, in `blob_key`. */
export const blobTables = [
  "files",
  "file_uploads",
  "app_versions",
  "bundle_uploads",
  "photos",
  "team_icons",
  "link_images",
  "held_files",
  "job_files",
] as const;

/** Whether a row of any of them names these bytes. */
export async function selectIsBlobNamed(db: Db, blobKey: string): Promise<boolean> {
  for (const table of blobTables) {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`1`.as("found"))
      .where("blob_key", "=", blobKey)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Some of the keys that rows name. Keys are random, so the first ones in order are a fair sample. */
export async function selectBlobKeySample(db: Db, max: number): Promise<string[]> {
  const keys: string[] = [];
  for (const table of blobTables) {
    const rows = await db
      .selectFrom(table)
      .select("blob_key")
      .where("blob_key", "is not", null)
      .orderBy("blob_key")
      .limit(max)
      .execute();
    keys.push(...rows.map((row) => row.blob_key).filter((key) => key !== null));
  }
  return keys;
}

export async function countBlobKeys(db: Db): Promise<number> {
  let count = 0;
  for (const table of blobTables) {
    const row = await db
      .selectFrom(table)
      .select((select) => select.fn.count<number>("blob_key").distinct().as("count"))
      .executeTakeFirstOrThrow();
    count += row.count;
  }
  return count;
}
