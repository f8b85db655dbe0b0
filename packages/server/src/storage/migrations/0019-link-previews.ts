import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Messages whose links wait for previews, the images of previews, and the switch of a workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(db.schema.createTable("link_crawls"))
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("urls", text, (c) => c.notNull())
    .addColumn("wants_pages", integer, (c) => c.notNull())
    .addColumn("wants_media", integer, (c) => c.notNull())
    .addColumn("due_ms", integer, (c) => c.notNull())
    .addColumn("attempt", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("link_crawls_key", ["channel_key", "ts"])
    .execute();
  await db.schema.createIndex("link_crawls_by_due").on("link_crawls").columns(["due_ms"]).execute();
  await cluster(db.schema.createTable("link_images"))
    .addColumn("name", text, (c) => c.notNull().primaryKey())
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("blob_key", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("link_images_by_message").on("link_images").columns(["channel_key", "ts"]).execute();
  await db.schema.createIndex("link_images_by_blob").on("link_images").columns(["blob_key"]).execute();
  await db.schema
    .alterTable("teams")
    .addColumn("link_previews_off", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
