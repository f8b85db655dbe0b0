import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** Views, and how apps answer interactions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createViews(db);
  await createUsedTriggerIds(db);
  await createResponseUrls(db);
  await createEphemerals(db);
}

async function createViews(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("views")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("installed_team_id", text, (c) => c.notNull())
    .addColumn("bot_id", text)
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("external_id", text)
    .addColumn("root_id", text, (c) => c.notNull())
    .addColumn("previous_id", text)
    .addColumn("channel_id", text)
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("content", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("views_by_external_id")
    .unique()
    .on("views")
    .columns(["app_id", "team_id", "external_id"])
    .execute();
  await db.schema.createIndex("views_by_user").on("views").columns(["user_id", "app_id"]).execute();
}

async function createUsedTriggerIds(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("used_trigger_ids")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("used_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("used_trigger_ids_by_age").on("used_trigger_ids").column("used_ms").execute();
}

async function createResponseUrls(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("response_urls")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("channel_id", text, (c) => c.notNull().references("channels.id"))
    .addColumn("message_ts", text)
    .addColumn("is_ephemeral", integer, (c) => c.notNull())
    .addColumn("thread_ts", text)
    .addColumn("uses", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("response_urls_by_end").on("response_urls").column("expires_ms").execute();
}

async function createEphemerals(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("ephemerals")
    .addColumn("channel_id", text, (c) => c.notNull().references("channels.id"))
    .addColumn("ts", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("body", text, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("ephemerals_pk", ["channel_id", "ts"])
    .execute();
  await db.schema.createIndex("ephemerals_by_end").on("ephemerals").column("expires_ms").execute();
}
