import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DialectName } from "@platform/server/storage/db.ts";
import { openSource } from "@platform/server/storage/transfer/openSource.ts";
import { readShapes } from "@platform/server/storage/transfer/shapes.ts";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { type Kysely, sql } from "kysely";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import type { FreshPlace } from "./storeKinds.ts";

const folder = join(import.meta.dirname, "fixtures");

/** The tables of a store in an order in which every row comes after the rows that it references. */
type Content = readonly { readonly table: string; readonly columns: readonly string[]; readonly rows: unknown[][] }[];

/** The released schemas of which a used store is kept, by the name of their last migration. */
export const fixtureNames: readonly string[] = readdirSync(folder);

export function readStoredSchema(name: string, dialect: DialectName): string[] {
  return readFileSync(join(folder, name, `schema.${dialect}.txt`), "utf8")
    .trimEnd()
    .split("\n");
}

/** The migrations that made the schema of the fixture. */
export function migrationsOf(name: string): typeof migrations {
  const names = Object.keys(migrations);
  return Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name) + 1));
}

/** Makes a place what it was when a server of that version had run on it; `dataFolder` gets the server key. */
export async function restoreFixture(name: string, { location }: FreshPlace, dataFolder: string): Promise<void> {
  const content = JSON.parse(readFileSync(join(folder, name, "rows.json"), "utf8")) as Content;
  await migrateBare(location, migrationsOf(name));
  await withBareDatabase(location, async (db) => {
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

/** Keeps a stopped store in SQLite as the fixture of the current schema. Done once for a schema, when it is released. */
export function writeFixture(dataFolder: string): void {
  const source = openSource(join(dataFolder, "platform.db"));
  const content = readShapes(source).map(({ name, columns }) => {
    const names = columns.map((column) => column.name);
    const rows = source
      .prepare<[], unknown[]>(`select ${names.map((column) => `"${column}"`).join(", ")} from "${name}"`)
      .raw()
      .all();
    return { table: name, columns: names, rows };
  });
  source.close();
  const target = currentFixtureFolder();
  mkdirSync(target, { recursive: true });
  const tables = content
    .filter(({ rows }) => rows.length > 0)
    .map(({ table, columns, rows }) => {
      const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
      return `{ "table": ${JSON.stringify(table)}, "columns": ${JSON.stringify(columns)}, "rows": [\n${lines}\n] }`;
    });
  writeFileSync(join(target, "rows.json"), `[\n${tables.join(",\n")}\n]\n`);
  copyFileSync(join(dataFolder, "server.key"), join(target, "server.key"));
}

export function writeSchema(dialect: DialectName, lines: readonly string[]): void {
  const file = join(currentFixtureFolder(), `schema.${dialect}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
}

function currentFixtureFolder(): string {
  return join(folder, Object.keys(migrations).at(-1) ?? "");
}
