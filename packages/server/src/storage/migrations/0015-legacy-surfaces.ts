import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Legacy dialogs, which are shown as views, calls, public links of files, and remote files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema.alterTable("views").addColumn("dialog", text).execute();
  await db.schema.alterTable("files").addColumn("public_nonce", text).execute();
  await db.schema
    .alterTable("teams")
    .addColumn("public_files_off", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await createCalls(db);
  await createRemoteFiles(db);
}

async function createCalls(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("calls")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("external_unique_id", text, (c) => c.notNull())
    .addColumn("external_display_id", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("join_url", text, (c) => c.notNull())
    .addColumn("desktop_app_join_url", text, (c) => c.notNull())
    .addColumn("users", text, (c) => c.notNull())
    .addColumn("started_ms", integer, (c) => c.notNull())
    .addColumn("ended_ms", integer)
    .execute();
  await db.schema
    .createIndex("calls_by_external_id")
    .unique()
    .on("calls")
    .columns(["app_id", "team_id", "external_unique_id"])
    .execute();
  await db.schema
    .createTable("call_messages")
    .addColumn("call_id", text, (c) => c.notNull().references("calls.id"))
    .addColumn("channel_key", integer, (c) => c.notNull())
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("call_messages_key", ["call_id", "channel_key", "ts"])
    .execute();
}

async function createRemoteFiles(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("remote_files")
    .addColumn("file_id", text, (c) => c.primaryKey().notNull().references("files.id"))
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("external_id", text, (c) => c.notNull())
    .addColumn("contents", text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("remote_files_by_external_id")
    .unique()
    .on("remote_files")
    .columns(["app_id", "team_id", "external_id"])
    .execute();
}
