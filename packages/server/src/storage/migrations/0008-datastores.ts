import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Items that apps store in their datastores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  const table = db.schema
    .createTable("datastore_items")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("datastore", text, (c) => c.notNull())
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("item", text, (c) => c.notNull())
    .addColumn("expires_ms", integer)
    .addPrimaryKeyConstraint("datastore_items_key", ["app_id", "team_id", "datastore", "id"]);
  await cluster(table).execute();
  await db.schema.createIndex("datastore_items_by_expiry").on("datastore_items").column("expires_ms").execute();
}
