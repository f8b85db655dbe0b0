import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Who is here and who writes, for servers that share a database. Rows live for seconds; none is history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .addKey(db.schema.createTable("typing_signs"), "id")
    .addColumn("server", text, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("thread_ts", text)
    .addColumn("at_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("presences")
    .addColumn("server", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("seen_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("presences_key", ["server", "user_id"])
    .execute();
}
