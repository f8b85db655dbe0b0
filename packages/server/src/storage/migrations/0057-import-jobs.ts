import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Imports that administrators start in the browser, one row for each of their jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("import_jobs")
    .addColumn("job_id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("file_id", text)
    .addColumn("file_name", text, (c) => c.notNull())
    .addColumn("is_dry_run", integer, (c) => c.notNull())
    .addColumn("has_files", integer, (c) => c.notNull())
    .addColumn("has_roles", integer, (c) => c.notNull())
    .addColumn("claim", text)
    .addColumn("progress", text)
    .addColumn("report", text)
    .addColumn("fault", text)
    .addColumn("people_added", integer, (c) => c.notNull())
    .addColumn("conversations_added", integer, (c) => c.notNull())
    .addColumn("messages_added", integer, (c) => c.notNull())
    .addColumn("files_added", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("import_jobs_by_file").on("import_jobs").column("file_id").execute();
  await db.schema.createIndex("import_jobs_by_age").on("import_jobs").column("created_ms").execute();
}
