import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Kysely, sql } from "kysely";
import { inFile, inMemory, inPostgres, open, type StoreKind } from "./storeKinds.ts";

interface Shape {
  readonly columns: string[];
  readonly indexes: string[];
  readonly references: string[];
}

describe("the schema", () => {
  test("is the same in memory and in a file", async () => {
    assert.deepEqual(await shapeOf(inMemory), await shapeOf(inFile));
  });

  test("is the same on SQLite and on PostgreSQL", { skip: inPostgres.skip }, async () => {
    assert.deepEqual(await shapeOf(inPostgres), await shapeOf(inMemory));
  });

  test("compares every text on PostgreSQL byte by byte, as SQLite does", { skip: inPostgres.skip }, async () => {
    await using place = await inPostgres.empty();
    await using store = await open(place);

    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'
        and table_name not like 'kysely%'`.execute(store.db);

    assert.deepEqual(rows, []);
  });
});

async function shapeOf(kind: StoreKind): Promise<Shape> {
  await using place = await kind.empty();
  await using store = await open(place);
  const { indexes, references } = store.dialect === "sqlite" ? sqliteCatalog : postgresCatalog;
  // The search index is each database's own.
  const tables = (await store.db.introspection.getTables()).filter((table) => !table.name.startsWith("search_"));
  return {
    columns: tables.flatMap((table) => table.columns.map((column) => columnLine(table.name, column))).toSorted(),
    indexes: await lines(store.db, indexes),
    references: await lines(store.db, references),
  };
}

function columnLine(table: string, column: { name: string; dataType: string; isNullable: boolean }): string {
  const type = { INTEGER: "integer", bigint: "integer", int8: "integer" }[column.dataType] ?? column.dataType;
  return `${table}.${column.name} ${type.toLowerCase()}${column.isNullable ? " nullable" : ""}`;
}

async function lines<T>(db: Kysely<T>, query: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`${sql.raw(query)}`.execute(db);
  return rows.map((row) => row.line).toSorted();
}

// A key that the database increments has no index of its own on SQLite, so those are left out on both.
const sqliteCatalog = {
  indexes: `select t.name || '(' || (select group_concat(c.name, ',') from (select name from pragma_index_info(i.name) order by seqno) c) || ')'
      || case when i."unique" then ' unique' else '' end as line
    from sqlite_schema t join pragma_index_list(t.name) i
    where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%' and t.name not like 'search\\_%' escape '\\'`,
  references: `select t.name || '.' || f."from" || ' -> ' || f."table" || '.' || f."to" as line
    from sqlite_schema t join pragma_foreign_key_list(t.name) f where t.type = 'table'`,
};

const postgresCatalog = {
  indexes: `select t.relname || '(' || (select string_agg(a.attname, ',' order by k.at)
        from unnest(i.indkey::int2[]) with ordinality k(attnum, at)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum) || ')'
      || case when i.indisunique then ' unique' else '' end as line
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%' and t.relname not like 'search\\_%'
      and not (i.indisprimary and i.indnatts = 1
        and (select attidentity from pg_attribute where attrelid = t.oid and attnum = i.indkey[0]) <> '')`,
  references: `select t.relname || '.' || a.attname || ' -> ' || f.relname || '.' || b.attname as line
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = f.oid and b.attnum = c.confkey[1]
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`,
};
