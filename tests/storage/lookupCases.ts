import { globSync } from "node:fs";
import { typesQuery } from "@platform/server/storage/dialects/postgres/batchStatement.ts";
import type { LookupKey } from "@platform/server/storage/directReads.ts";
import type pg from "pg";
import type { Random } from "../faults/random.ts";
import { connect } from "./testPostgres.ts";

export interface LookupCase {
  readonly sql: string;
  readonly parameters: readonly LookupKey[][];
}

/** Loads every file of queries, so that all lookups are declared. */
export async function loadQueries(): Promise<void> {
  const folder = new URL("../../packages/server/src/storage/queries/", import.meta.url);
  for (const file of globSync("*.ts", { cwd: folder }))
    if (!file.endsWith(".spec.ts")) await import(new URL(file, folder).href);
}

const setsPerLookup = 600;

/** Sets of parameters for each lookup, drawn from the values of the columns that its text compares them with. */
export async function lookupCases(url: string, texts: Iterable<string>, random: Random): Promise<LookupCase[]> {
  await using connection = await connect(url);
  const { client } = connection;
  const values = await valuesByColumn(client);
  const cases: LookupCase[] = [];
  for (const sql of texts) {
    const pools = (await typesOf(client, sql)).map((type, at) => poolOf(values, sql, at + 1, type));
    const parameters = Array.from({ length: setsPerLookup }, () =>
      pools.map((pool) => pool[random.below(pool.length)] ?? null),
    );
    cases.push({ sql, parameters });
  }
  return cases;
}

async function typesOf(client: pg.Client, sql: string): Promise<string[]> {
  const results = (await client.query(typesQuery(sql))) as unknown as pg.QueryResult<{ types: string[] }>[];
  return results[1]?.rows[0]?.types ?? [];
}

/** Numbers also get a value below and one above all others: ranges and limits then hold something. */
function poolOf(values: ReadonlyMap<string, LookupKey[]>, sql: string, at: number, type: string): LookupKey[] {
  const [, column = ""] = new RegExp(`(\\w+) (?:=|<>|>|<|>=|<=) \\$${at}\\b`).exec(sql) ?? [];
  if (type === "text") return [...(values.get(column) ?? []), "nothing"];
  const known = (values.get(column) ?? []).map(Number);
  if (sql.includes(`limit $${at}`)) return [1, 2, 100];
  return column.endsWith("ts") && !sql.includes(` = $${at}`) ? [0, 9_000_000_000_000_000] : [...known, 0];
}

/** The distinct values of all columns with one name, a few of each table. */
async function valuesByColumn(client: pg.Client): Promise<Map<string, LookupKey[]>> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'bigint', 'integer') and column_name not in ('body', 'blocks')`,
  );
  const values = new Map<string, LookupKey[]>();
  for (const { table_name: table, column_name: column } of rows) {
    const found = await client.query<{ value: LookupKey }>(
      `select distinct "${column}" as value from "${table}" where "${column}" is not null limit 30`,
    );
    values.set(column, [...(values.get(column) ?? []), ...found.rows.map((row) => row.value)]);
  }
  return values;
}
