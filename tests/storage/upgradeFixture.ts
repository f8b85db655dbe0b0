import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DialectName } from "@platform/server/storage/db.ts";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { type Kysely, sql } from "kysely";
import type { TableContent } from "./makeFixture/content.ts";
import type { Recording } from "./makeFixture/recordAnswers.ts";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import type { FreshPlace } from "./storeKinds.ts";

const folder = join(import.meta.dirname, "fixtures");

/** The released schemas of which a used store is kept, by the name of their last migration. */
export const fixtureNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** Those that use every table, with the answers that their version gave. */
export const filledNames = fixtureNames.filter((name) => existsSync(join(folder, name, "answers.json.gz")));

export function readStoredSchema(name: string, dialect: DialectName): string[] {
  return readText(name, `schema.${dialect}.txt`).trimEnd().split("\n");
}

/** What the version of the fixture answered, and the time at which it did. */
export function readRecording(name: string): Recording & { readonly nowMs: number } {
  return JSON.parse(readText(name, "answers.json")) as Recording & { readonly nowMs: number };
}

/** What is in each table of the fixture. */
export function readRows(name: string): readonly TableContent[] {
  return JSON.parse(readText(name, "rows.json")) as TableContent[];
}

function readText(name: string, file: string): string {
  const path = join(folder, name, file);
  return existsSync(path) ? readFileSync(path, "utf8") : gunzipSync(readFileSync(`${path}.gz`)).toString();
}

/** The migrations that made the schema of the fixture. */
export function migrationsOf(name: string): typeof migrations {
  const names = Object.keys(migrations);
  return Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name) + 1));
}

/** Makes a place what it was when a server of that version had run on it; `dataFolder` gets the server key. */
export async function restoreFixture(name: string, { location }: FreshPlace, dataFolder: string): Promise<void> {
  const content = readRows(name);
  await migrateBare(location, migrationsOf(name));
  await withBareDatabase(location, async (db) => {
    // Migrations have written some rows themselves.
    for (const { table } of content.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
    for (const { table, columns, rows } of content) {
      for (const row of rows) {
        await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
          values (${sql.join(row)})`.execute(db);
      }
    }
    if (location.kind === "postgres") await advanceKeys(db);
  });
  copyFileSync(join(folder, name, "server.key"), join(dataFolder, "server.key"));
}

/** PostgreSQL does not count keys that a statement names. */
async function advanceKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)})) from ${sql.table(table)}`.execute(
      db,
    );
  }
}
