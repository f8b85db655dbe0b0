import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Browsers that people want to be notified in while they are closed, and the notifications on their way to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await db.schema
    .createTable("push_subscriptions")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("session_id", integer, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("sent_ms", integer)
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("push_subscriptions_by_user")
    .on("push_subscriptions")
    .columns(["user_id", "created_ms"])
    .execute();
  await db.schema.createIndex("push_subscriptions_by_end").on("push_subscriptions").columns(["expires_ms"]).execute();
  await cluster(db.schema.createTable("push_messages"))
    .addColumn("subscription_id", text, (c) => c.notNull())
    .addColumn("channel_key", integer, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("due_ms", integer, (c) => c.notNull())
    .addColumn("attempt", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("push_messages_key", ["subscription_id", "channel_key", "ts"])
    .execute();
  await db.schema.createIndex("push_messages_by_due").on("push_messages").columns(["due_ms"]).execute();
  await db.schema.createIndex("push_messages_by_age").on("push_messages").columns(["created_ms"]).execute();
}
