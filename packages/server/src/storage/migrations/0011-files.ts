import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Files, the messages that show them, and bytes that are still on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await db.schema.createIndex("files_by_time").on("files").columns(["team_id", "created_ms", "id"]).execute();
  await db.schema.createIndex("files_by_blob").on("files").column("blob_key").execute();
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
  await db.schema.createIndex("file_uploads_by_user").on("file_uploads").columns(["user_id", "expires_ms"]).execute();
  await db.schema.createIndex("file_uploads_by_blob").on("file_uploads").column("blob_key").execute();
}
