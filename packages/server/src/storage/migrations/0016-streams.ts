import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Messages that are still being written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("streams")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("ts", integer, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("recipient_id", text)
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("started_ms", integer, (c) => c.notNull())
    .addColumn("touched_ms", integer, (c) => c.notNull())
    .addColumn("ended_ms", integer)
    .addColumn("ended_by", text)
    .addPrimaryKeyConstraint("streams_key", ["channel_key", "ts"])
    .execute();
  await db.schema
    .createIndex("streams_open")
    .on("streams")
    .column("touched_ms")
    .where(sql<boolean>`ended_ms is null`)
    .execute();
  await db.schema
    .createIndex("streams_started")
    .on("streams")
    .columns(["channel_key", "app_id", "started_ms"])
    .execute();
  await db.schema.createIndex("streams_ended").on("streams").column("ended_ms").execute();
}
