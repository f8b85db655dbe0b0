import { type Kysely, sql } from "kysely";
import { columnsOf } from "../columns.ts";

/** Messages, threads, and what people add to messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessages(db);
  await createThreadMembers(db);
  await createThreadLocks(db);
  await createSentMessages(db);
  await createMessageCounts(db);
  await createStreams(db);
  await createScheduledMessages(db);
  await createReactions(db);
  await createPins(db);
  await createCustomEmoji(db);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("messages")
      .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
      .addColumn("thread_ts", integer, (c) => c.notNull())
      .addColumn("ts", integer, (c) => c.notNull())
      .addColumn("user_id", text, (c) => c.notNull())
      .addColumn("body", text, (c) => c.notNull())
      .addColumn("subtype", text)
      .addColumn("reply_count", integer, (c) => c.notNull().defaultTo(0))
      .addColumn("is_broadcast", integer, (c) => c.notNull().defaultTo(0))
      .addColumn("metadata", text)
      .addPrimaryKeyConstraint("messages_key", ["channel_key", "thread_ts", "ts"]),
  ).execute();
  await db.schema
    .createIndex("messages_broadcast")
    .on("messages")
    .columns(["channel_key", "ts"])
    .where(sql<boolean>`is_broadcast = 1`)
    .execute();
  await db.schema.createIndex("messages_by_ts").unique().on("messages").columns(["channel_key", "ts"]).execute();
}

async function createThreadMembers(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("thread_members")
      .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
      .addColumn("thread_ts", integer, (c) => c.notNull())
      .addColumn("user_id", text, (c) => c.notNull())
      .addColumn("reply_count", integer, (c) => c.notNull())
      .addColumn("is_subscribed", integer, (c) => c.notNull())
      .addColumn("last_read_ts", integer, (c) => c.notNull())
      .addColumn("has_unread", integer, (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("thread_members_key", ["channel_key", "thread_ts", "user_id"]),
  ).execute();
  await db.schema
    .createIndex("thread_members_by_user")
    .on("thread_members")
    .columns(["user_id", "channel_key", "thread_ts"])
    .execute();
  await db.schema
    .createIndex("thread_members_unread")
    .on("thread_members")
    .columns(["user_id", "channel_key", "thread_ts"])
    .where(sql<boolean>`has_unread = 1`)
    .execute();
}

async function createThreadLocks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("thread_locks")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("locked_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("thread_locks_key", ["channel_key", "thread_ts"])
    .execute();
}

async function createSentMessages(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("sent_messages")
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("client_msg_id", text, (c) => c.notNull())
    .addColumn("channel_key", integer, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("sent_messages_key", ["user_id", "client_msg_id"])
    .execute();
  await db.schema.createIndex("sent_messages_by_age").on("sent_messages").column("at_ms").execute();
}

async function createMessageCounts(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("message_counts")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("month", text, (c) => c.notNull())
    .addColumn("posted", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("message_counts_key", ["team_id", "month"])
    .execute();
}

async function createStreams(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("streams")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("recipient_id", text)
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("started_ms", integer, (c) => c.notNull())
    .addColumn("touched_ms", integer, (c) => c.notNull())
    .addColumn("ended_ms", integer)
    .addColumn("ended_by", text)
    .addPrimaryKeyConstraint("streams_key", ["channel_key", "ts"])
    .execute();
  await db.schema.createIndex("streams_ended").on("streams").column("ended_ms").execute();
  await db.schema
    .createIndex("streams_open")
    .on("streams")
    .column("touched_ms")
    .where(sql<boolean>`ended_ms is null`)
    .execute();
  await db.schema
    .createIndex("streams_started")
    .on("streams")
    .columns(["channel_key", "app_id", "started_ms"])
    .execute();
}

async function createScheduledMessages(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("scheduled_messages")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("channel_id", text, (c) => c.notNull().references("channels.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("post_at_s", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("caller", text, (c) => c.notNull())
    .addColumn("message", text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("scheduled_messages_by_channel")
    .on("scheduled_messages")
    .columns(["channel_id", "post_at_s"])
    .execute();
  await db.schema
    .createIndex("scheduled_messages_by_user")
    .on("scheduled_messages")
    .columns(["user_id", "post_at_s", "id"])
    .execute();
  await db.schema.createIndex("scheduled_messages_due").on("scheduled_messages").columns(["post_at_s", "id"]).execute();
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("reactions")
      .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
      .addColumn("ts", integer, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
      .addColumn("at_ms", integer, (c) => c.notNull())
      .addPrimaryKeyConstraint("reactions_key", ["channel_key", "ts", "name", "user_id"]),
  ).execute();
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
