import { type Kysely, sql } from "kysely";
import { columnsOf } from "../columns.ts";

/** The outbox, and deliveries to apps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOutbox(db);
  await createDeliveries(db);
  await createDeliveryMinutes(db);
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey, addWriter } = columnsOf(db);
  await addWriter(addKey(db.schema.createTable("outbox"), "id"), "txid")
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("channel_id", text)
    .addColumn("app_id", text)
    .addColumn("user_id", text)
    .addColumn("audience", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addColumn("payload", text, (c) => c.notNull())
    .addColumn("cause", text)
    .execute();
  await db.schema.createIndex("outbox_by_writer").on("outbox").columns(["txid", "id"]).execute();
  await db.schema
    .createIndex("outbox_membership")
    .on("outbox")
    .column("id")
    .where(sql<boolean>`type in ('member_joined_channel', 'member_left_channel')`)
    .execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("deliveries"), "id")
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("event_id", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull().defaultTo("event"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("way", text, (c) => c.notNull())
    .addColumn("envelope", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("attempt", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("reason", text, (c) => c.notNull().defaultTo(""))
    .addColumn("due_ms", integer, (c) => c.notNull())
    .addColumn("lease_until_ms", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("failed_ms", integer)
    .addColumn("answer", text)
    .execute();
  await db.schema
    .createIndex("deliveries_app")
    .on("deliveries")
    .columns(["way", "app_id", "due_ms", "id"])
    .where(sql<boolean>`failed_ms is null`)
    .execute();
  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["way", "due_ms", "id"])
    .where(sql<boolean>`failed_ms is null`)
    .execute();
  await db.schema.createIndex("deliveries_failed").on("deliveries").column("failed_ms").execute();
  await db.schema
    .createIndex("deliveries_questions")
    .on("deliveries")
    .column("created_ms")
    .where(sql<boolean>`kind = 'question'`)
    .execute();
}

async function createDeliveryMinutes(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("delivery_minutes")
      .addColumn("app_id", text, (c) => c.notNull())
      .addColumn("team_id", text, (c) => c.notNull())
      .addColumn("minute", integer, (c) => c.notNull())
      .addColumn("queued", integer, (c) => c.notNull())
      .addColumn("failed", integer, (c) => c.notNull().defaultTo(0))
      .addColumn("is_limited", integer, (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("delivery_minutes_key", ["app_id", "team_id", "minute"]),
  ).execute();
  await db.schema.createIndex("delivery_minutes_by_age").on("delivery_minutes").column("minute").execute();
}
