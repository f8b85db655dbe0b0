import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Lets an event tell which request made it happen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("cause", columnsOf(db).text).execute();
}
