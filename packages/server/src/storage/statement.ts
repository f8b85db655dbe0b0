import { type QueryId, RawNode } from "kysely";
import type { Soon } from "../ports/soon.ts";
import { asideOf } from "./aside.ts";
import type { Db, Tx } from "./db.ts";
import { shortCutOf } from "./shortCut.ts";

/**
 * A hot statement: portable SQL with `$1` parameters, prepared once per connection by the driver.
 * It skips the query builder, which costs more than the look-up itself on the paths every call takes.
 */
export function readStatement<Params extends readonly unknown[], Row>(sql: string) {
  const run = prepared<Row>(sql);
  return (db: Db, ...params: Params): Promise<Row[]> => run(db, params);
}

/** The same for what may go through a great part of the database. */
export function longStatement<Params extends readonly unknown[], Row>(sql: string) {
  const run = prepared<Row>(sql);
  return (db: Db, ...params: Params): Promise<Row[]> => run(asideOf(db), params);
}

/** How many rows one insert takes: the databases allow some ten thousand values in a statement. */
export const rowsPerStatement = 500;

const keptMax = 1_000;

/**
 * A read by few keys that nearly every call makes. Where the store can tell that nothing at all was committed since, the
 * rows are the same, and are not read again.
 */
export function keptStatement<Keys extends readonly string[], Row>(sql: string) {
  const run = prepared<Row>(sql);
  const kept = new WeakMap<Db, { readonly mark: number; readonly rows: Map<string, Row[]> }>();
  return (db: Db, ...keys: Keys): Soon<Row[]> => {
    const shortCut = shortCutOf(db);
    const mark = shortCut?.changeMark();
    if (!shortCut || mark === undefined) return run(db, keys);
    const key = keys.length === 1 ? (keys[0] ?? "") : keys.join("\n");
    let known = kept.get(db);
    if (known?.mark !== mark || known.rows.size >= keptMax) kept.set(db, (known = { mark, rows: new Map() }));
    let rows = known.rows.get(key);
    // Whatever is committed between the mark and these rows makes the next mark another one, and they are read again.
    if (!rows) known.rows.set(key, (rows = shortCut.rowsOf(sql, keys) as Row[]));
    return rows;
  };
}

export function writeStatement<Params extends readonly unknown[], Row = never>(sql: string) {
  const run = prepared<Row>(sql);
  return (tx: Tx, ...params: Params): Promise<Row[]> => run(tx, params);
}

function prepared<Row>(sql: string) {
  const query = RawNode.createWithSql(sql);
  const queryId: QueryId = { queryId: sql };
  return async (db: Db, parameters: readonly unknown[]): Promise<Row[]> => {
    const shortCut = shortCutOf(db);
    if (shortCut) return shortCut.rowsOf(sql, parameters) as Row[];
    const result = await db.executeQuery<Row>({ sql, parameters, query, queryId });
    return result.rows;
  };
}
