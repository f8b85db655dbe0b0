import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Channels in which an agent works, with what it shows and which commands it offers there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .alterTable("channels")
    .addColumn("is_code", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("code_channels")
    .addColumn("channel_key", integer, (c) => c.primaryKey().notNull().references("channels.key"))
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("session_id", text)
    .addColumn("origin_channel_id", text)
    .addColumn("origin_ts", text)
    .addColumn("context_bar_items", text, (c) => c.notNull())
    .addColumn("summary_ts", text)
    .addColumn("summary_thread_ts", text)
    .addColumn("resource", text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("code_channels_by_session")
    .on("code_channels")
    .columns(["app_id", "team_id", "session_id"])
    .unique()
    .execute();
  await createContents(db);
}

async function createContents(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("code_channel_commands")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("argument_hint", text, (c) => c.notNull())
    .addColumn("should_escape", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("code_channel_commands_key", ["channel_key", "name"])
    .execute();
  await db.schema
    .createTable("code_channel_views")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("upsert_key", text, (c) => c.notNull())
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("view_key", text)
    .addColumn("label", text, (c) => c.notNull())
    .addColumn("content", text, (c) => c.notNull())
    .addColumn("file_id", text)
    .addColumn("details", text, (c) => c.notNull())
    .addColumn("content_version", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("code_channel_views_key", ["channel_key", "upsert_key"])
    .execute();
}
