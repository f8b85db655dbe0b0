import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Files of an import whose bytes are still to be fetched from the old workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("import_downloads")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("file_id", text, (c) => c.notNull())
    .addColumn("encrypted_url", text, (c) => c.notNull())
    .addColumn("file", text, (c) => c.notNull())
    .addColumn("error", text)
    .addPrimaryKeyConstraint("import_downloads_key", ["team_id", "file_id"])
    .execute();
}
