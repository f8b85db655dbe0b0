import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Who is in a conversation: how many, since when a person has closed it, and by whom a direct one is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const channels = db.schema.alterTable("channels");
  await channels.addColumn("members_key", text).execute();
  await channels.addColumn("previous_names", text, (c) => c.notNull().defaultTo("[]")).execute();
  await channels.addColumn("member_count", integer, (c) => c.notNull().defaultTo(0)).execute();
  await db.schema.alterTable("channel_members").addColumn("closed_ts", integer).execute();
  await db.schema
    .createIndex("channels_team_members")
    .unique()
    .on("channels")
    .columns(["team_id", "members_key"])
    .execute();
  await db.schema.createIndex("channels_by_kind").on("channels").columns(["team_id", "kind", "key"]).execute();
  await sql`update channels set member_count =
    (select count(*) from channel_members where channel_members.channel_key = channels.key)`.execute(db);
}
