import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** The further workspaces of user groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("usergroup_teams")
    .addColumn("usergroup_id", text, (c) => c.notNull().references("usergroups.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("auto_provision", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("usergroup_teams_pk", ["usergroup_id", "team_id"])
    .execute();
  await db.schema.createIndex("usergroup_teams_by_team").on("usergroup_teams").column("team_id").execute();
}
