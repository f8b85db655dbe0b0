import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Drafts of people, so that every browser of theirs has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("drafts")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("thread_ts", text, (c) => c.notNull())
    .addColumn("is_copy", integer, (c) => c.notNull())
    .addColumn("blocks", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("drafts_by_user")
    .on("drafts")
    .columns(["user_id", "team_id", "updated_ms", "id"])
    .execute();
  await sql`create unique index drafts_by_place on drafts (user_id, team_id, channel_id, thread_ts)
    where is_copy = 0`.execute(db);
}
