import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** State that servers on one database share: sockets, presence, rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createServers(db);
  await createAppSockets(db);
  await createSocketTickets(db);
  await createTypingIndicators(db);
  await createPresences(db);
  await createRateWindows(db);
}

async function createServers(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("servers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("lease_until_ms", integer, (c) => c.notNull())
    .execute();
}

async function createAppSockets(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("app_sockets")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("server_id", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("app_sockets_app").on("app_sockets").column("app_id").execute();
  await db.schema.createIndex("app_sockets_server").on("app_sockets").column("server_id").execute();
}

async function createSocketTickets(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("socket_tickets")
    .addColumn("nonce", text, (c) => c.primaryKey().notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("socket_tickets_age").on("socket_tickets").column("expires_ms").execute();
}

async function createTypingIndicators(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("typing_indicators"), "id")
    .addColumn("server", text, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("thread_ts", text)
    .addColumn("at_ms", integer, (c) => c.notNull())
    .execute();
}

async function createPresences(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("presences")
    .addColumn("server", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("seen_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("presences_key", ["server", "user_id"])
    .execute();
}

async function createRateWindows(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("rate_windows")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("full_us", integer, (c) => c.notNull())
    .addColumn("taken_us", integer, (c) => c.notNull())
    .addColumn("most_us", integer, (c) => c.notNull())
    .execute();
}
