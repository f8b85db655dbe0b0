import type { SqliteConnection } from "../dialects/sqlite/open.ts";

/** A table as a copy of it must know it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** The key column that the database counts up by itself, if there is one. */
  readonly counted: string | undefined;
}

export interface ColumnShape {
  readonly name: string;
  readonly type: "text" | "bigint";
}

/** The search index is derived from the messages: if it is missing it is rebuilt, so it is not copied. */
export function isDerived(table: string): boolean {
  return table.startsWith("search_");
}

/**
 * Every table of the schema that holds what is not elsewhere, each after those it refers to. Asked of the database itself and never listed by hand, so
 * that a table of a later migration cannot be left behind.
 */
export function readShapes(connection: SqliteConnection): TableShape[] {
  const tables = connection
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name",
    )
    .all()
    .filter(({ name }) => !isDerived(name));
  const shapes = new Map(tables.map(({ name, sql }) => [name, shapeOf(connection, name, sql)]));
  const references = new Map(tables.map(({ name }) => [name, referencesOf(connection, name)]));
  return inOrder(references).map((name) => shapes.get(name) as TableShape);
}

interface TableInfoRow {
  readonly name: string;
  readonly type: string;
  /** Its place in the primary key, from 1; 0 when it is no part of it. */
  readonly pk: number;
}

function shapeOf(connection: SqliteConnection, name: string, sql: string): TableShape {
  const rows = connection.pragma(`table_info("${name}")`) as TableInfoRow[];
  const key = rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`${name} has no primary key, so its rows cannot be compared in order`);
  return {
    name,
    columns: rows.map((row) => ({ name: row.name, type: typeOf(name, row) })),
    key: key.map((row) => row.name),
    counted: /\bautoincrement\b/i.test(sql) ? key[0]?.name : undefined,
  };
}

function typeOf(table: string, { name, type }: TableInfoRow): ColumnShape["type"] {
  const word = type.toLowerCase();
  if (word === "text") return "text";
  if (word === "bigint" || word === "integer") return "bigint";
  throw new Error(`${table}.${name} is ${type}; the schema has text and bigint only`);
}

function referencesOf(connection: SqliteConnection, name: string): string[] {
  const rows = connection.pragma(`foreign_key_list("${name}")`) as { readonly table: string }[];
  return rows.map((row) => row.table);
}

/** A row can only be written when the row it refers to is there. */
function inOrder(references: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (path.includes(name)) throw new Error(`these tables refer to each other: ${[...path, name].join(" -> ")}`);
    for (const referred of references.get(name) ?? []) visit(referred, [...path, name]);
    ordered.push(name);
  };
  for (const name of references.keys()) visit(name, []);
  return ordered;
}
