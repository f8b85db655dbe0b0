import type { Soon } from "../ports/soon.ts";
import type { Db } from "./db.ts";
import { shortCutOf } from "./shortCut.ts";
import { prepared } from "./statement.ts";

// Where the store can tell that nothing at all was committed since, rows are still the same and are not read again.

type Key = string | number;

const keptMax = 1_000;

/** A read by few keys that nearly every call makes. */
export function keptStatement<Keys extends readonly Key[], Row>(sql: string) {
  const run = prepared<Row>(sql);
  const kept = new WeakMap<Db, { readonly mark: number; readonly rows: Map<Key, Row[]> }>();
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

const pageBytesMax = 4 * 2 ** 20;

interface KeptPages<Row> {
  readonly mark: number;
  readonly asked: Set<string>;
  readonly pages: Map<string, Row[]>;
  bytesLeft: number;
}

/**
 * The same for what is large: kept from the second time on that it is asked for, because what nobody asks for again would
 * only be copied about by the garbage collector, and as long as there is room.
 */
export function keptPageStatement<Params extends readonly Key[], Row extends object>(
  sql: string,
  bytesOf: (row: Row) => number,
) {
  const run = prepared<Row>(sql);
  const known = new WeakMap<Db, KeptPages<Row>>();
  return (db: Db, ...params: Params): Soon<Row[]> => {
    const shortCut = shortCutOf(db);
    const mark = shortCut?.changeMark();
    if (!shortCut || mark === undefined) return run(db, params);
    let kept = known.get(db);
    if (kept?.mark !== mark)
      known.set(db, (kept = { mark, asked: new Set(), pages: new Map(), bytesLeft: pageBytesMax }));
    const key = params.join(" ");
    const page = kept.pages.get(key);
    if (page) return page;
    const rows = shortCut.rowsOf(sql, params) as Row[];
    if (kept.asked.has(key)) keepPage(kept, key, rows, bytesOf);
    else noteAsked(kept.asked, key);
    return rows;
  };
}

function keepPage<Row>(kept: KeptPages<Row>, key: string, rows: Row[], bytesOf: (row: Row) => number): void {
  const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 0);
  if (bytes > kept.bytesLeft) return;
  kept.bytesLeft -= bytes;
  kept.pages.set(key, rows);
}

function noteAsked(asked: Set<string>, key: string): void {
  if (asked.size >= keptMax) asked.clear();
  asked.add(key);
}
