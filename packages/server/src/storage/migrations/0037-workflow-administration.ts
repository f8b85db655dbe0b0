import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** The workflows that administrators have unpublished: no trigger starts them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("unpublished_workflows")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("workflow", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("unpublished_workflows_pk", ["app_id", "workflow", "team_id"])
    .execute();
}
