import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Files that jobs write, a part for each item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("job_files")
    .addColumn("job_id", text, (c) => c.notNull())
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("blob_key", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("job_files_pk", ["job_id", "position"])
    .execute();
  await db.schema.createIndex("job_files_by_expiry").on("job_files").column("expires_ms").execute();
  await db.schema.createIndex("job_files_by_blob").on("job_files").column("blob_key").execute();
}
