import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** The apps that clients of `/mcp` registered by themselves, by what they said of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("registered_clients")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("registered_clients_by_time").on("registered_clients").column("created_ms").execute();
  await db.schema.createIndex("registered_clients_by_app").on("registered_clients").column("app_id").execute();
}
