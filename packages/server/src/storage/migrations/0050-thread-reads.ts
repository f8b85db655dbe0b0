import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/**
 * Which followed threads have replies that their follower has not read. Asked for all threads of a person at once, so it
 * has to be found without looking at the threads in which nothing is new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnsOf(db);
  await db.schema
    .alterTable("thread_members")
    .addColumn("has_unread", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("thread_members_unread")
    .on("thread_members")
    .columns(["user_id", "channel_key", "thread_ts"])
    .where(sql<boolean>`has_unread = 1`)
    .execute();
}
