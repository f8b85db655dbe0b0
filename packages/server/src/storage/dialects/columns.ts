import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import type { DialectName } from "../db.ts";

/** The few places where the two databases want different words for the same column. */
export interface Columns {
  /** Compared byte by byte on both, so that pages come in the same order. */
  readonly text: ReturnType<typeof sql<string>> | "text";
  readonly integer: "bigint";
  /** An integer key that the database counts up. */
  addKey<T extends string, C extends string, N extends string>(
    table: CreateTableBuilder<T, C>,
    name: N,
  ): CreateTableBuilder<T, C | N>;
  /** Stores rows in the order of their primary key, where the database can. */
  cluster<T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C>;
  /** The transaction that wrote the row: decides what a reader of the outbox may already trust. */
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

const columns: Record<DialectName, Columns> = { sqlite, postgres };

export function columnsOf(db: Kysely<unknown>): Columns {
  return columns[dialectOf(db)];
}

export function dialectOf<T>(db: Kysely<T>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
