import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Legal holds, and what they preserve of content that people changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("legal_holds")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("restriction", text, (c) => c.notNull())
    .addColumn("from_ms", integer)
    .addColumn("to_ms", integer)
    .addColumn("created_by", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addColumn("released_ms", integer)
    .execute();
  await db.schema
    .createTable("legal_hold_entities")
    .addColumn("hold_id", text, (c) => c.notNull().references("legal_holds.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("legal_hold_entities_pk", ["hold_id", "user_id"])
    .execute();
  await createDepartures(db);
  await createHeldContent(db);
}

/** A hold covers conversations that its people left, also before the hold. The channel itself may be gone. */
async function createDepartures(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(
    db.schema
      .createTable("channel_departures")
      .addColumn("channel_key", integer, (c) => c.notNull())
      .addColumn("user_id", text, (c) => c.notNull())
      .addColumn("left_ts", integer, (c) => c.notNull())
      .addPrimaryKeyConstraint("channel_departures_pk", ["channel_key", "user_id"]),
  ).execute();
  // Departures before this version are known from the messages that announced them.
  await sql`insert into channel_departures (channel_key, user_id, left_ts)
    select channel_key, user_id, max(ts) from messages
    where subtype in ('channel_leave', 'group_leave') group by channel_key, user_id`.execute(db);
}

async function createHeldContent(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("held_revisions")
    .addColumn("channel_key", integer, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("revision", integer, (c) => c.notNull())
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("channel_kind", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("change", text, (c) => c.notNull())
    .addColumn("changed_by", text, (c) => c.notNull())
    .addColumn("changed_ms", integer, (c) => c.notNull())
    .addColumn("body", text, (c) => c.notNull())
    .addColumn("metadata", text)
    .addPrimaryKeyConstraint("held_revisions_pk", ["channel_key", "ts", "revision"])
    .execute();
  await db.schema
    .createTable("held_files")
    .addColumn("file_id", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("blob_key", text)
    .addColumn("file", text, (c) => c.notNull())
    .addColumn("deleted_by", text, (c) => c.notNull())
    .addColumn("deleted_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("held_files_by_blob").on("held_files").column("blob_key").execute();
  await db.schema
    .createTable("held_shares")
    .addColumn("file_id", text, (c) => c.notNull())
    .addColumn("channel_key", integer, (c) => c.notNull())
    .addColumn("channel_kind", text, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("held_shares_pk", ["file_id", "channel_key", "ts"])
    .execute();
}
