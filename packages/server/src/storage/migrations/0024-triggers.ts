import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What starts workflows, and who may run it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("triggers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("workflow", text, (c) => c.notNull())
    .addColumn("inputs", text, (c) => c.notNull())
    .addColumn("config", text, (c) => c.notNull())
    .addColumn("event_type", text)
    .addColumn("due_ms", integer)
    .addColumn("occurrences", integer, (c) => c.notNull())
    .addColumn("permission_type", text, (c) => c.notNull())
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("triggers_by_app").on("triggers").columns(["app_id", "team_id", "id"]).execute();
  await db.schema.createIndex("triggers_by_event").on("triggers").columns(["event_type", "team_id"]).execute();
  await db.schema.createIndex("triggers_by_time").on("triggers").column("due_ms").execute();
  await db.schema
    .createTable("trigger_entities")
    .addColumn("trigger_id", text, (c) => c.notNull().references("triggers.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("trigger_entities_key", ["trigger_id", "kind", "entity_id"])
    .execute();
}
