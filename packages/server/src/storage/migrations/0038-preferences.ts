import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** How people want their clients to behave, and which conversations they do not want to hear of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("preferences")
    .addColumn("user_id", text, (c) => c.primaryKey().notNull().references("users.id"))
    .addColumn("notify", text, (c) => c.notNull())
    .addColumn("enter_sends", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable("channel_members")
    .addColumn("is_muted", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
