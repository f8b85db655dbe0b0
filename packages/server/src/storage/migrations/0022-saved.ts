import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** What a person plans to do with a starred message or file, and when they want to be reminded of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const alter = () => db.schema.alterTable("stars");
  await alter()
    .addColumn("state", text, (c) => c.notNull().defaultTo("in_progress"))
    .execute();
  await alter()
    .addColumn("moved_ms", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await alter().addColumn("reminder_id", text).execute();
  await sql`update stars set moved_ms = at_ms`.execute(db);
  await db.schema
    .createIndex("stars_by_state")
    .on("stars")
    .columns(["user_id", "team_id", "state", "moved_ms", "id"])
    .execute();
  await sql`create index stars_by_reminder on stars (reminder_id) where reminder_id is not null`.execute(db);
}
