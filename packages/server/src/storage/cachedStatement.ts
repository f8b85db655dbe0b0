import { limits } from "@platform/protocol";
import { type ByteCache, createByteCache, rowBytes } from "../ports/byteCache.ts";
import type { MaybePromise } from "../ports/maybePromise.ts";
import type { Db } from "./db.ts";
import { syncReadsOf } from "./syncReads.ts";
import { preparedLookup } from "./statement.ts";

// Where the store can tell that nothing at all was committed since, rows are still the same and are not read again.

type Key = string | number;

/** Of each statement. Keys are ids as callers wrote them, which may have any length. */
const rowsBytesMax = 4 * 1024 * 1024;

/** A lookup by few keys that nearly every call makes; on PostgreSQL it is coalesced instead. */
export function cachedStatement<Keys extends readonly Key[], Row extends object>(sql: string) {
  const run = preparedLookup<Row>(sql);
  const bytesOf = (rows: Row[]) => rows.reduce((sum, row) => sum + rowBytes(row), 0);
  const cacheOf = cachePerDb(() => createByteCache<Row[]>({ name: "rows", bytesMax: rowsBytesMax, bytesOf }));
  return (db: Db, ...keys: Keys): MaybePromise<Row[]> => {
    const syncReads = syncReadsOf(db);
    const mark = syncReads?.changeMark();
    if (!syncReads || mark === undefined) return run(db, keys);
    const key = keys.length === 1 ? String(keys[0]) : keys.join("\n");
    const cache = cacheOf(db, mark);
    let rows = cache.get(key);
    // Whatever is committed between the mark and these rows makes the next mark another one, and they are read again.
    if (!rows) {
      rows = syncReads.rowsOf(sql, keys) as Row[];
      // What exists is finite; ids and tokens that name nothing are not, so their absence is not cached.
      if (rows.length > 0) cache.set(key, rows);
    }
    return rows;
  };
}

/** One cache for each database, cleared when anything was committed since it was last used. */
function cachePerDb<Cache extends { clear(): void }>(open: () => Cache): (db: Db, mark: number) => Cache {
  const caches = new WeakMap<Db, { mark: number; readonly cache: Cache }>();
  return (db, mark) => {
    let cached = caches.get(db);
    if (!cached) caches.set(db, (cached = { mark, cache: open() }));
    if (cached.mark !== mark) {
      cached.cache.clear();
      cached.mark = mark;
    }
    return cached.cache;
  };
}

const pageBytesMax = 8 * 1024 * 1024;
/** Keys of pages are numbers and the caller's own id, so a bound on how many there are is one on their bytes. */
const askedMax = 1_000;

interface Pages<Row> {
  readonly asked: Set<string>;
  readonly pages: ByteCache<Row[]>;
  clear(): void;
}

/**
 * The same for what is large: cached from the second time on that it is asked for, because what nobody asks for again
 * would only be copied about by the garbage collector.
 */
export function cachedPageStatement<Params extends readonly Key[], Row extends object>(
  sql: string,
  bytesOf: (row: Row) => number,
) {
  const run = preparedLookup<Row>(sql, limits.coalesced_pages_max);
  const pagesOf = cachePerDb(() => openPages(bytesOf));
  return (db: Db, ...params: Params): MaybePromise<Row[]> => {
    const syncReads = syncReadsOf(db);
    const mark = syncReads?.changeMark();
    if (!syncReads || mark === undefined) return run(db, params);
    const { asked, pages } = pagesOf(db, mark);
    const key = params.join(" ");
    const page = pages.get(key);
    if (page) return page;
    const rows = syncReads.rowsOf(sql, params) as Row[];
    if (asked.has(key)) pages.set(key, rows);
    else noteAsked(asked, key);
    return rows;
  };
}

function openPages<Row extends object>(bytesOf: (row: Row) => number): Pages<Row> {
  const asked = new Set<string>();
  const pages = createByteCache<Row[]>({
    name: "pages",
    bytesMax: pageBytesMax,
    bytesOf: (rows) => rows.reduce((sum, row) => sum + bytesOf(row), 0),
  });
  const clear = (): void => {
    asked.clear();
    pages.clear();
  };
  return { asked, pages, clear };
}

function noteAsked(asked: Set<string>, key: string): void {
  if (asked.size >= askedMax) asked.clear();
  asked.add(key);
}
