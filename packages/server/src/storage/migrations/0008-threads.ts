import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What a message gathers after it was sent, who follows its thread, and what was already sent under a client's own id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addToMessages(db);
  await createThreadMembers(db);
  await createSentMessages(db);
  await db.schema.alterTable("outbox").addColumn("user_id", columnsOf(db).text).execute();
}

async function addToMessages(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const messages = db.schema.alterTable("messages");
  await messages.addColumn("subtype", text).execute();
  await messages.addColumn("reply_count", integer, (c) => c.notNull().defaultTo(0)).execute();
  await messages.addColumn("is_broadcast", integer, (c) => c.notNull().defaultTo(0)).execute();
  await messages.addColumn("metadata", text).execute();
  await db.schema
    .createIndex("messages_broadcast")
    .on("messages")
    .columns(["channel_key", "ts"])
    .where(sql<boolean>`is_broadcast = 1`)
    .execute();
}

async function createThreadMembers(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .cluster(
      db.schema
        .createTable("thread_members")
        .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
        .addColumn("thread_ts", integer, (c) => c.notNull())
        .addColumn("user_id", text, (c) => c.notNull())
        .addColumn("reply_count", integer, (c) => c.notNull())
        .addColumn("is_subscribed", integer, (c) => c.notNull())
        .addColumn("last_read_ts", integer, (c) => c.notNull())
        .addPrimaryKeyConstraint("thread_members_key", ["channel_key", "thread_ts", "user_id"]),
    )
    .execute();
  await db.schema
    .createIndex("thread_members_by_user")
    .on("thread_members")
    .columns(["user_id", "channel_key", "thread_ts"])
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
