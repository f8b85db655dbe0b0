import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** Files, uploads, and lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFiles(db);
  await createFileShares(db);
  await createFileUploads(db);
  await createListAccess(db);
  await createListItems(db);
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("files")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("mimetype", text, (c) => c.notNull())
    .addColumn("filetype", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("alt_text", text, (c) => c.notNull())
    .addColumn("blob_key", text)
    .addColumn("details", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addColumn("deleted_ms", integer)
    .addColumn("public_ms", integer)
    .execute();
  await db.schema.createIndex("files_by_blob").on("files").column("blob_key").execute();
  await db.schema.createIndex("files_by_time").on("files").columns(["team_id", "created_ms", "id"]).execute();
}

async function createFileShares(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("file_shares")
    .addColumn("file_id", text, (c) => c.notNull().references("files.id"))
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addPrimaryKeyConstraint("file_shares_key", ["file_id", "channel_key", "ts"])
    .execute();
  await db.schema.createIndex("file_shares_by_channel").on("file_shares").columns(["channel_key", "ts"]).execute();
}

async function createFileUploads(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("file_uploads")
    .addColumn("file_id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("ticket_hash", text, (c) => c.notNull().unique())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("filetype", text, (c) => c.notNull())
    .addColumn("alt_text", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("blob_key", text)
    .addColumn("mimetype", text, (c) => c.notNull())
    .addColumn("details", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("file_uploads_by_blob").on("file_uploads").column("blob_key").execute();
  await db.schema.createIndex("file_uploads_by_expiry").on("file_uploads").column("expires_ms").execute();
  await db.schema.createIndex("file_uploads_by_user").on("file_uploads").columns(["user_id", "expires_ms"]).execute();
}

async function createListAccess(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("list_access")
    .addColumn("list_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("level", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("list_access_key", ["list_id", "user_id"])
    .execute();
}

async function createListItems(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("list_items")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("list_id", text, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("fields", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("list_items_by_list").on("list_items").columns(["list_id", "id"]).execute();
}
