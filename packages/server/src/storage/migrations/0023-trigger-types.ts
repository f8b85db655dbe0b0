import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Who may use which type of trigger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("trigger_type_permissions")
    .addColumn("org_id", text, (c) => c.notNull().references("orgs.id"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("permission", text, (c) => c.notNull())
    .addColumn("visibility", text, (c) => c.notNull())
    .addColumn("user_ids", text, (c) => c.notNull())
    .addColumn("team_ids", text, (c) => c.notNull())
    .addColumn("org_ids", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("trigger_type_permissions_key", ["org_id", "type", "permission"])
    .execute();
}
