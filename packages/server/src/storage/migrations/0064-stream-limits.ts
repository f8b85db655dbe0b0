import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

const defaultIdleS = 600;
const defaultLifeS = 3600;

/** Workspaces may end streams sooner than others, as production does; a stream keeps the limits it was started with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnsOf(db);
  for (const name of ["stream_idle_s", "stream_life_s"]) {
    await db.schema.alterTable("teams").addColumn(name, integer).execute();
  }
  for (const [name, seconds] of [
    ["idle_s", defaultIdleS],
    ["life_s", defaultLifeS],
  ] as const) {
    await db.schema
      .alterTable("streams")
      .addColumn(name, integer, (c) => c.notNull().defaultTo(seconds))
      .execute();
  }
}
