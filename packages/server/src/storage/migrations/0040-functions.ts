import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Whose workflows may use the functions of an app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("function_distributions")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("function", text, (c) => c.notNull())
    .addColumn("permission_type", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("function_distributions_key", ["app_id", "function"])
    .execute();
  await db.schema
    .createTable("function_entities")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("function", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("function_entities_key", ["app_id", "function", "kind", "entity_id"])
    .execute();
}
