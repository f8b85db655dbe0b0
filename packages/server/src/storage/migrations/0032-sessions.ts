import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Sign-in sessions that administrators can list and end, and how long those of a person last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .alterTable("sessions")
    .addColumn("id", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ["created_address", "last_address", "last_user_agent"]) {
    await db.schema
      .alterTable("sessions")
      .addColumn(column, text, (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await sql`update sessions set id = numbered.id
    from (select hash, row_number() over (order by created_ms, hash) as id from sessions) as numbered
    where numbered.hash = sessions.hash`.execute(db);
  await db.schema.createIndex("sessions_by_id").on("sessions").column("id").execute();
  await db.schema
    .createTable("session_settings")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("duration_s", integer)
    .addColumn("ends_with_browser", integer, (c) => c.notNull())
    .execute();
}
