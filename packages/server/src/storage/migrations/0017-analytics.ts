import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What people do with messages, counted by person, and what decides whether it is counted and how it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .alterTable("users")
    .addColumn("department", text, (c) => c.notNull().defaultTo(""))
    .execute();
  const orgs = db.schema.alterTable("orgs");
  await orgs.addColumn("message_analytics_off", integer, (c) => c.notNull().defaultTo(0)).execute();
  await orgs.addColumn("member_analytics_off", integer, (c) => c.notNull().defaultTo(0)).execute();
  await createActs(db);
  await createCounters(db);
}

async function createActs(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .cluster(
      db.schema
        .createTable("message_acts")
        .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
        .addColumn("ts", integer, (c) => c.notNull())
        .addColumn("kind", text, (c) => c.notNull())
        .addColumn("user_id", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("message_acts_key", ["channel_key", "ts", "kind", "user_id"]),
    )
    .execute();
}

async function createCounters(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .cluster(
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
    )
    .execute();
  await columns
    .cluster(
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
    )
    .execute();
}
