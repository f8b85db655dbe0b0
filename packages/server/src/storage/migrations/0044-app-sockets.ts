import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** How many sockets an app has open, on all servers together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("servers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("until_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("app_sockets")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("server_id", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("app_sockets_app").on("app_sockets").column("app_id").execute();
  await db.schema.createIndex("app_sockets_server").on("app_sockets").column("server_id").execute();
}
