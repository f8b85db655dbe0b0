import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What people attach to messages and channels, the emoji of a workspace, and what they say of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReactions(db);
  await createPins(db);
  await createBookmarks(db);
  await createCustomEmoji(db);
  await addStatus(db);
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .cluster(
      db.schema
        .createTable("reactions")
        .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
        .addColumn("ts", integer, (c) => c.notNull())
        .addColumn("name", text, (c) => c.notNull())
        .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
        .addColumn("at_ms", integer, (c) => c.notNull())
        .addPrimaryKeyConstraint("reactions_key", ["channel_key", "ts", "name", "user_id"]),
    )
    .execute();
  await db.schema
    .createIndex("reactions_by_user")
    .on("reactions")
    .columns(["user_id", "channel_key", "ts", "at_ms"])
    .execute();
}

async function createPins(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("pins")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("pins_key", ["channel_key", "ts"])
    .execute();
}

async function createBookmarks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("bookmarks")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("link", text, (c) => c.notNull())
    .addColumn("emoji", text)
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("app_id", text)
    .addColumn("updater_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("bookmarks_by_channel")
    .on("bookmarks")
    .columns(["channel_key", "position", "id"])
    .execute();
}

async function createCustomEmoji(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("custom_emoji")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("url", text)
    .addColumn("alias_for", text)
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("custom_emoji_key", ["team_id", "name"])
    .execute();
}

async function addStatus(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const users = db.schema.alterTable("users");
  await users.addColumn("phone", text, (c) => c.notNull().defaultTo("")).execute();
  await users.addColumn("pronouns", text, (c) => c.notNull().defaultTo("")).execute();
  await users.addColumn("status_text", text, (c) => c.notNull().defaultTo("")).execute();
  await users.addColumn("status_emoji", text, (c) => c.notNull().defaultTo("")).execute();
  await users.addColumn("status_until_ms", integer).execute();
  await users.addColumn("is_away", integer, (c) => c.notNull().defaultTo(0)).execute();
}
