import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** The user groups that the members of a private channel have to be in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("channel_groups")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("usergroup_id", text, (c) => c.notNull().references("usergroups.id"))
    .addColumn("linked_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("channel_groups_key", ["channel_key", "usergroup_id"])
    .execute();
  await db.schema
    .createIndex("channel_groups_by_group")
    .on("channel_groups")
    .columns(["usergroup_id", "channel_key"])
    .execute();
}
