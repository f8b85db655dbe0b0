import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/**
 * The lease of a server covers everything that the server holds: sockets, presence, deliveries and functions under way.
 * Presence has no time of its own any more, so what servers left behind is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  for (const table of ["deliveries", "function_executions"]) {
    await db.schema.alterTable(table).addColumn("server_id", text).execute();
    await db.schema
      .createIndex(`${table}_server`)
      .on(table)
      .column("server_id")
      .where(sql<boolean>`server_id is not null`)
      .execute();
  }
  await sql`delete from presences`.execute(db);
}
