import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Events on their way to apps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .addKey(db.schema.createTable("deliveries"), "id")
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("event_id", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull().defaultTo("event"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("way", text, (c) => c.notNull())
    .addColumn("envelope", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("attempt", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("reason", text, (c) => c.notNull().defaultTo(""))
    .addColumn("due_ms", integer, (c) => c.notNull())
    .addColumn("lease_until_ms", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("failed_ms", integer)
    .addColumn("answer", text)
    .execute();
  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["way", "due_ms", "id"])
    .where(sql<boolean>`failed_ms is null`)
    .execute();
  await db.schema
    .createIndex("deliveries_app")
    .on("deliveries")
    .columns(["way", "app_id", "due_ms", "id"])
    .where(sql<boolean>`failed_ms is null`)
    .execute();
  await db.schema.createIndex("deliveries_failed").on("deliveries").column("failed_ms").execute();
}
