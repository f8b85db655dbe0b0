import { limits } from "@platform/protocol";
import { type QueryId, RawNode } from "kysely";
import { slowReadDb } from "./slowReads.ts";
import type { Db, Tx } from "./db.ts";
import { type DeferredForm, deferredForm, type InsertType } from "./deferredForm.ts";
import { type DirectReads, directReadsOf, type LookupKey } from "./directReads.ts";
import { syncReadsOf } from "./syncReads.ts";

/**
 * A hot statement: portable SQL with `$1` parameters, prepared once per connection. On PostgreSQL the pool names it, as
 * every statement that comes twice (`dialects/postgres/preparedStatements.ts`): the driver prepares only what has a name.
 * It skips the query builder, which costs more than the look-up itself on the paths every call takes.
 */
export function readStatement<Params extends readonly unknown[], Row>(sql: string) {
  const run = prepared<Row>(sql);
  return (db: Db, ...params: Params): Promise<Row[]> => run(db, params);
}

/** The texts of all lookups that are declared: a test runs each of them alone and together. */
export const lookupTexts: Set<string> = new Set();

/**
 * The same for a lookup by a primary key or a unique index, which gives few rows. On PostgreSQL, lookups that wait at the
 * same time share a statement (`dialects/postgres/coalescedReads.ts`).
 */
export function lookupStatement<Params extends readonly LookupKey[], Row>(sql: string) {
  const run = preparedLookup<Row>(sql);
  return (db: Db, ...params: Params): Promise<Row[]> => run(db, params);
}

export function preparedLookup<Row>(sql: string, batchMax: number = limits.coalesced_lookups_max) {
  const run = prepared<Row>(sql);
  lookupTexts.add(sql);
  return (db: Db, parameters: readonly LookupKey[]): Promise<Row[]> => {
    const direct = directReadsOf(db);
    return direct ? (direct.lookup(sql, parameters, batchMax) as Promise<Row[]>) : run(db, parameters);
  };
}

/** The same for what may go through a great part of the database. */
export function slowStatement<Params extends readonly unknown[], Row>(sql: string) {
  const run = prepared<Row>(sql);
  return (db: Db, ...params: Params): Promise<Row[]> => run(slowReadDb(db), params);
}

/** How many rows one insert takes: the databases allow some ten thousand values in a statement. */
export const rowsPerStatement = 500;

export function writeStatement<Params extends readonly unknown[], Row = never>(sql: string) {
  const run = prepared<Row>(sql);
  return (tx: Tx, ...params: Params): Promise<Row[]> => run(tx, params);
}

/**
 * A write without a result, which the operation does not need at once. PostgreSQL gets it together with others: before the
 * next statement that mentions its table, or at the commit (`dialects/postgres/deferredWrites.ts`). A plain insert says how
 * its values become arrays, so that several rows are one insert. Not for a table that a foreign key names, nor where the
 * write is meant as a lock.
 */
export function deferredStatement<Params extends readonly unknown[]>(sql: string, types?: readonly InsertType[]) {
  const run = prepared<never>(sql, deferredForm(sql, types));
  return (tx: Tx, ...params: Params): Promise<never[]> => run(tx, params);
}

/** Runs one text of SQL, by the short cut where there is one. */
export function prepared<Row>(sql: string, deferred?: DeferredForm) {
  const query = RawNode.createWithSql(sql);
  const queryId: QueryId = { queryId: sql };
  return async (db: Db, parameters: readonly unknown[]): Promise<Row[]> => {
    const syncReads = syncReadsOf(db);
    if (syncReads) return syncReads.rowsOf(sql, parameters) as Row[];
    const direct = directReadsOf(db);
    if (direct) return (await runDirectly(direct, sql, parameters, deferred)) as Row[];
    const result = await db.executeQuery<Row>({ sql, parameters, query, queryId });
    return result.rows;
  };
}

function runDirectly(direct: DirectReads, sql: string, parameters: readonly unknown[], deferred?: DeferredForm) {
  if (!deferred || !direct.defer) return direct.read(sql, parameters);
  direct.defer(deferred, parameters);
  return [];
}
