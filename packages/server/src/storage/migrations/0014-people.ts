import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Presence by connection, photos, custom profile fields and the access log of people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendPresences(db);
  await createPhotos(db);
  await addProfileFields(db);
  await createAccessLogs(db);
}

async function extendPresences(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnsOf(db);
  const alter = () => db.schema.alterTable("presences");
  await alter()
    .addColumn("connections", integer, (c) => c.notNull().defaultTo(1))
    .execute();
  await alter()
    .addColumn("is_active", integer, (c) => c.notNull().defaultTo(1))
    .execute();
  await alter()
    .addColumn("last_activity_ms", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createPhotos(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema.alterTable("users").addColumn("photo", text).execute();
  await db.schema
    .createTable("photos")
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("blob_key", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("photos_by_name", ["name", "size"])
    .execute();
  await db.schema.createIndex("photos_by_user").on("photos").column("user_id").execute();
  await db.schema.createIndex("photos_by_blob").on("photos").column("blob_key").execute();
}

async function addProfileFields(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema.alterTable("teams").addColumn("profile_fields", text).execute();
  await db.schema.alterTable("memberships").addColumn("field_values", text).execute();
}

async function createAccessLogs(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("access_logs")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("ip", text, (c) => c.notNull())
    .addColumn("user_agent", text, (c) => c.notNull())
    .addColumn("first_ms", integer, (c) => c.notNull())
    .addColumn("last_ms", integer, (c) => c.notNull())
    .addColumn("count", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("access_logs_by_user", ["team_id", "user_id", "ip", "user_agent"])
    .execute();
  await db.schema
    .createIndex("access_logs_by_time")
    .on("access_logs")
    .columns(["team_id", "last_ms", "user_id", "ip", "user_agent"])
    .execute();
  await db.schema.createIndex("access_logs_by_last").on("access_logs").column("last_ms").execute();
}
