import type { StoreLocation } from "@platform/server/storage/store.ts";
import { type Kysely, sql } from "kysely";
import { withBareDatabase } from "./migrateBare.ts";

/** All rows by table, sorted. The list of migrations and the search index are no content. */
export async function rowsByTable(location: StoreLocation): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  await withBareDatabase(location, async (db) => {
    const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith("search_"));
    for (const { name } of tables) found[name] = await allRows(db, name);
  });
  return found;
}

async function allRows(db: Kysely<unknown>, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
