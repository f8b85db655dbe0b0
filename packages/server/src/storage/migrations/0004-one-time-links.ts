import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Links by which an operator admits the first owner, invites a person or resets a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("one_time_links")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("purpose", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.references("teams.id"))
    .addColumn("user_id", text, (c) => c.references("users.id"))
    .addColumn("email", text)
    .addColumn("role", text)
    .addColumn("removes_second_factor", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("one_time_links_by_expiry").on("one_time_links").column("expires_ms").execute();
}
