import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Links that let people into a workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("invite_links")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("inviter_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("uses_left", integer, (c) => c.notNull())
    .addColumn("revoked_ms", integer)
    .execute();
  await db.schema.createIndex("invite_links_by_team").on("invite_links").columns(["team_id", "id"]).execute();
}
