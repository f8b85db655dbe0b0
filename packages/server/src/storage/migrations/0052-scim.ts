import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** What a SCIM client gave that no other table has a place for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("scim_resources")
    .addColumn("connection_id", text, (c) => c.notNull())
    .addColumn("resource_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("external_id", text)
    .addColumn("user_name", text)
    .addColumn("attributes", text, (c) => c.notNull())
    .addColumn("managed", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("scim_resources_key", ["connection_id", "resource_id"])
    .execute();
  await db.schema
    .createIndex("scim_resources_by_resource")
    .on("scim_resources")
    .columns(["resource_id", "connection_id"])
    .execute();
  await db.schema
    .createIndex("scim_resources_by_external_id")
    .on("scim_resources")
    .columns(["connection_id", "external_id"])
    .execute();
}
