import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Where the two databases need different DDL for the same column. Released migrations depend on this file: add to it,
 * but do not change what it produces.
 */
export interface Columns {
  /** Compared byte by byte on both databases, so that pages have the same order. */
  readonly text: ReturnType<typeof sql<string>> | "text";
  readonly integer: "bigint";
  /** An integer primary key that the database increments. */
  addKey<T extends string, C extends string, N extends string>(
    table: CreateTableBuilder<T, C>,
    name: N,
  ): CreateTableBuilder<T, C | N>;
  /** Stores rows in the order of their primary key, where the database supports it. */
  cluster<T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C>;
  /** The id of the transaction that wrote the row. Readers of the outbox use it to find out which rows are final. */
  addWriter<T extends string, C extends string, N extends string>(
    table: CreateTableBuilder<T, C>,
    name: N,
  ): CreateTableBuilder<T, C | N>;
}

const sqlite: Columns = {
  text: "text",
  integer: "bigint",
  addKey: (table, name) => table.addColumn(name, "integer", (column) => column.primaryKey().autoIncrement().notNull()),
  cluster: (table) => table.modifyEnd(sql`without rowid`),
  addWriter: (table, name) => table.addColumn(name, "bigint", (column) => column.notNull().defaultTo(0)),
};

const postgres: Columns = {
  text: sql`text collate "C"`,
  integer: "bigint",
  addKey: (table, name) =>
    table.addColumn(name, "bigint", (column) => column.primaryKey().generatedByDefaultAsIdentity()),
  cluster: (table) => table,
  addWriter: (table, name) =>
    table.addColumn(name, "bigint", (column) => column.notNull().defaultTo(sql`(pg_current_xact_id()::text::bigint)`)),
};

export function columnsOf(db: Kysely<unknown>): Columns {
  return isPostgres(db) ? postgres : sqlite;
}

export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
