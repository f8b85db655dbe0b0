import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Tickets that have opened their socket: with several servers, memory cannot tell that one was used elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("socket_tickets")
    .addColumn("nonce", text, (c) => c.notNull().primaryKey())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("socket_tickets_age").on("socket_tickets").column("expires_ms").execute();
}
