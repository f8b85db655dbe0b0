import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** New addresses of people that wait for a confirmation, and what digests of missed messages have covered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("email_changes")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull())
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("email_changes_by_end").on("email_changes").column("expires_ms").execute();
  await db.schema
    .createTable("mail_digests")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("due_ms", integer)
    .addColumn("covered_ts", integer, (c) => c.notNull())
    .addColumn("sent_ms", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("mail_digests_by_due").on("mail_digests").column("due_ms").execute();
  // What people missed before the upgrade is not news. The first look of the new version sets the position.
  await sql`insert into mail_digests (user_id, due_ms, covered_ts)
    select user_id, 0, 0 from passwords union select user_id, 0, 0 from sessions`.execute(db);
}
