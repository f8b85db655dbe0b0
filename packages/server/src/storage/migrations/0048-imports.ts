import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** How far the import of an export has come, and what of an export has no table of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("import_entries")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("path", text, (c) => c.notNull())
    .addColumn("digest", text, (c) => c.notNull())
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("is_done", integer, (c) => c.notNull())
    .addColumn("last_ts", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("import_entries_key", ["team_id", "path"])
    .execute();
  await db.schema
    .createTable("imported_objects")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("body", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("imported_objects_key", ["team_id", "kind", "id"])
    .execute();
}
