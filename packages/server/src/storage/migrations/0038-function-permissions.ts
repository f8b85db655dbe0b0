import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/**
 * What administrators decide above the developers of apps: which workflows may use a function, and who works on a workflow
 * in their workspace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("function_permissions")
    .addColumn("scope_id", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("function", text, (c) => c.notNull())
    .addColumn("visibility", text, (c) => c.notNull())
    .addColumn("user_ids", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("function_permissions_pk", ["app_id", "function", "scope_id"])
    .execute();
  await db.schema
    .createTable("workflow_collaborators")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("workflow", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("is_added", integer, (c) => c.notNull())
    .addColumn("decided_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("workflow_collaborators_pk", ["app_id", "workflow", "team_id", "user_id"])
    .execute();
}
