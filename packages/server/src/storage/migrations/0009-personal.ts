import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Do not disturb, reminders and saved items of people, and what user groups lacked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDnd(db);
  await createReminders(db);
  await createStars(db);
  await extendUsergroups(db);
}

async function createDnd(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("dnd_settings")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("schedule", text)
    .addColumn("ended_ms", integer)
    .addColumn("snooze_from_ms", integer)
    .addColumn("snooze_to_ms", integer)
    .execute();
}

async function createReminders(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("reminders")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("channel_id", text)
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("schedule", text)
    .addColumn("time_ms", integer, (c) => c.notNull())
    .addColumn("due_ms", integer)
    .addColumn("completed_ms", integer)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("reminders_by_user").on("reminders").columns(["team_id", "user_id", "id"]).execute();
  await db.schema
    .createIndex("reminders_by_creator")
    .on("reminders")
    .columns(["team_id", "creator_id", "id"])
    .execute();
  await sql`create index reminders_by_due on reminders (due_ms, id) where due_ms is not null`.execute(db);
}

async function createStars(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("stars"), "id")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("object_id", text, (c) => c.notNull())
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("stars_by_object")
    .unique()
    .on("stars")
    .columns(["user_id", "team_id", "object_id", "ts"])
    .execute();
  await db.schema.createIndex("stars_by_user").on("stars").columns(["user_id", "team_id", "id"]).execute();
}

async function extendUsergroups(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const alter = () => db.schema.alterTable("usergroups");
  await alter().addColumn("disabled_ms", integer).execute();
  await alter().addColumn("disabler_id", text).execute();
  await alter()
    .addColumn("channel_ids", text, (c) => c.notNull().defaultTo("[]"))
    .execute();
  await alter()
    .addColumn("extra_channel_ids", text, (c) => c.notNull().defaultTo("[]"))
    .execute();
  await alter()
    .addColumn("is_section", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
