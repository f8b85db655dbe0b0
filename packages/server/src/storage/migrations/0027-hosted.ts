import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What apps are deployed as, and what their functions get as their environment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_versions")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("number", integer, (c) => c.notNull())
    .addColumn("blob_key", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("functions", text, (c) => c.notNull())
    .addColumn("is_active", integer, (c) => c.notNull())
    .addColumn("created_by", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_versions_key", ["app_id", "number"])
    .execute();
  await db.schema.createIndex("app_versions_by_blob").on("app_versions").column("blob_key").execute();
  await db.schema
    .createTable("app_variables")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("set_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_variables_key", ["app_id", "name"])
    .execute();
  await db.schema
    .createTable("bundle_uploads")
    .addColumn("ticket_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("blob_key", text)
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("bundle_uploads_by_app").on("bundle_uploads").columns(["app_id", "expires_ms"]).execute();
}
