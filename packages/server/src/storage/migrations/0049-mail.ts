import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Mail that waits to be sent, was captured or could not be delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("mail")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("recipient", text, (c) => c.notNull())
    .addColumn("user_id", text)
    .addColumn("team_id", text)
    .addColumn("locale", text, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("due_ms", integer)
    .addColumn("attempt", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("server_id", text)
    .addColumn("ended_ms", integer)
    .addColumn("outcome", text)
    .addColumn("fault", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("mail_by_due").on("mail").columns(["due_ms", "id"]).execute();
  await db.schema.createIndex("mail_by_expiry").on("mail").column("expires_ms").execute();
  await db.schema.createIndex("mail_by_recipient").on("mail").columns(["recipient", "kind"]).execute();
}
