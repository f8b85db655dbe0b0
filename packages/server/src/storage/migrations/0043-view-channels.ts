import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Where the person was looking when a view was opened: menus that a later version of it brings may ask for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema.alterTable("views").addColumn("channel_id", text).execute();
}
