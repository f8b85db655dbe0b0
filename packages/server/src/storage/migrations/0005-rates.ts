import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** How much of each rate limit is used up, for servers that share a database and for the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("rate_windows")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("full_us", integer, (c) => c.notNull())
    .addColumn("taken_us", integer, (c) => c.notNull())
    .addColumn("most_us", integer, (c) => c.notNull())
    .execute();
}
