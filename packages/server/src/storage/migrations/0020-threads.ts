import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** The order in which a person sees the threads that they follow, and what concerns them: mentions, reactions, invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await orderThreads(db);
  await createFeed(db);
}

/** When a thread last became unread for a follower, or was last read or replied to by them. */
async function orderThreads(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnsOf(db);
  await db.schema
    .alterTable("thread_members")
    .addColumn("active_ts", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update thread_members
    set active_ts = case when last_read_ts > thread_ts then last_read_ts else thread_ts end`.execute(db);
  await db.schema
    .createIndex("thread_members_followed")
    .on("thread_members")
    .columns(["user_id", "has_unread", "active_ts", "channel_key", "thread_ts"])
    .where(sql<boolean>`is_subscribed = 1`)
    .execute();
  // The new index has the unread threads of a person in a row, too.
  await db.schema.dropIndex("thread_members_unread").execute();
}

/** References only: a text is stored once, in its message. */
async function createFeed(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("feed_entries"), "id")
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("channel_key", integer, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("actor_id", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("at_ts", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("feed_entries_by_message")
    .unique()
    .on("feed_entries")
    .columns(["channel_key", "ts", "user_id", "kind", "actor_id", "name"])
    .execute();
  await db.schema.createIndex("feed_entries_by_user").on("feed_entries").columns(["user_id", "kind", "id"]).execute();
  await db.schema.createIndex("feed_entries_by_age").on("feed_entries").column("created_ms").execute();
  await db.schema
    .createTable("feed_positions")
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("read_ts", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("feed_positions_key", ["user_id", "team_id"])
    .execute();
}
