import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** The sections of people's sidebars, one row per person and workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("sections")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("layout", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("sections_pk", ["team_id", "user_id"])
    .execute();
}
