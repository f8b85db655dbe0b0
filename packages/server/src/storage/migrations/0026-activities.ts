import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What happened with apps, for the people who work on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .addKey(db.schema.createTable("app_activities"), "id")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("level", text, (c) => c.notNull())
    .addColumn("event_type", text, (c) => c.notNull())
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("component_type", text, (c) => c.notNull())
    .addColumn("component_id", text, (c) => c.notNull())
    .addColumn("trace_id", text, (c) => c.notNull())
    .addColumn("payload", text, (c) => c.notNull())
    .addColumn("created_us", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("app_activities_by_app").on("app_activities").columns(["app_id", "created_us"]).execute();
  await db.schema.createIndex("app_activities_by_age").on("app_activities").column("created_us").execute();
}
