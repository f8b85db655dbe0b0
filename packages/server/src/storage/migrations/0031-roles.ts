import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Delegated roles: what people may administer without being an owner or admin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("role_assignments")
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("role_id", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("role_assignments_pk", ["user_id", "role_id", "entity_id"])
    .execute();
  await db.schema
    .createIndex("role_assignments_by_entity")
    .on("role_assignments")
    .columns(["entity_id", "created_ms"])
    .execute();
}
