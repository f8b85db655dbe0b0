import { type Kysely, sql } from "kysely";
import { searchIndexOf } from "../dialects/searchIndex.ts";

/** Removes texts of deleted messages from where they were kept without need; the search index fills itself again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searchIndexOf(db).recreateErasing(db);
  await sql`update deliveries set envelope = '' where failed_ms is not null and kind = 'event'`.execute(db);
  await db.schema
    .createIndex("deliveries_questions")
    .on("deliveries")
    .column("created_ms")
    .where(sql<boolean>`kind = 'question'`)
    .execute();
}
