import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** How many events apps hear of, and which apps hear of none because they fail at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .cluster(db.schema.createTable("delivery_minutes"))
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("minute", integer, (c) => c.notNull())
    .addColumn("queued", integer, (c) => c.notNull())
    .addColumn("failed", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("is_limited", integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("delivery_minutes_key", ["app_id", "team_id", "minute"])
    .execute();
  await db.schema.createIndex("delivery_minutes_by_age").on("delivery_minutes").column("minute").execute();
  await db.schema.alterTable("apps").addColumn("events_off_ms", integer).execute();
}
