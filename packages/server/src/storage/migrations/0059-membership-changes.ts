import { type Kysely, sql } from "kysely";

/** Who came and went after an event is read for each page of the outbox, which may have a long way to its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("outbox_membership")
    .on("outbox")
    .column("id")
    .where(sql<boolean>`type in ('member_joined_channel', 'member_left_channel')`)
    .execute();
}
