import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** What a details pane shows of the work object that it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema.alterTable("views").addColumn("entity", text).execute();
}
