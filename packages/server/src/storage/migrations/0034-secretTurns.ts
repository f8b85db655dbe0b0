import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Lets an app be given another client secret, or another signing secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnsOf(db);
  for (const column of ["client_secret_turn", "signing_secret_turn"]) {
    await db.schema
      .alterTable("apps")
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute();
  }
}
