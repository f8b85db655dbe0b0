import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** What people do with messages, and its counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessageActs(db);
  await createMessageActivity(db);
  await createMessageActivityParts(db);
}

async function createMessageActs(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("message_acts")
      .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
      .addColumn("ts", integer, (c) => c.notNull())
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("user_id", text, (c) => c.notNull())
      .addPrimaryKeyConstraint("message_acts_key", ["channel_key", "ts", "kind", "user_id"]),
  ).execute();
}

async function createMessageActivity(db: Kysely<unknown>): Promise<void> {
  const { integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("message_activity")
      .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
      .addColumn("ts", integer, (c) => c.notNull())
      .addColumn("views", integer, (c) => c.notNull())
      .addColumn("desktop_views", integer, (c) => c.notNull())
      .addColumn("mobile_views", integer, (c) => c.notNull())
      .addColumn("web_views", integer, (c) => c.notNull())
      .addColumn("reactions", integer, (c) => c.notNull())
      .addColumn("shares", integer, (c) => c.notNull())
      .addColumn("clicks", integer, (c) => c.notNull())
      .addPrimaryKeyConstraint("message_activity_key", ["channel_key", "ts"]),
  ).execute();
}

async function createMessageActivityParts(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("message_activity_parts")
      .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
      .addColumn("ts", integer, (c) => c.notNull())
      .addColumn("part", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("views", integer, (c) => c.notNull())
      .addColumn("reactions", integer, (c) => c.notNull())
      .addColumn("shares", integer, (c) => c.notNull())
      .addColumn("clicks", integer, (c) => c.notNull())
      .addPrimaryKeyConstraint("message_activity_parts_key", ["channel_key", "ts", "part", "name"]),
  ).execute();
}
