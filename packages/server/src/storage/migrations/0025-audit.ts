import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Who has changed what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("audit_entries"), "id")
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("org_id", text)
    .addColumn("actor_id", text)
    .addColumn("app_id", text)
    .addColumn("action", text, (c) => c.notNull())
    .addColumn("entity_type", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("details", text, (c) => c.notNull())
    .addColumn("address", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_entries_by_team").on("audit_entries").columns(["team_id", "id"]).execute();
  await db.schema.createIndex("audit_entries_by_org").on("audit_entries").columns(["org_id", "id"]).execute();
  await db.schema.createIndex("audit_entries_by_entity").on("audit_entries").columns(["entity_id", "id"]).execute();
}
