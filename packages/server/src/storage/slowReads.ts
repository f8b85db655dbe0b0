import type { Db } from "./db.ts";

const asides = new WeakMap<Db, Db>();

/** Where to ask what may take long, for a database that answers on the thread of everybody else. */
export function offerSlowReads(db: Db, aside: Db): void {
  asides.set(db, aside);
}

/** For what goes through a great part of the database: the same rows, without keeping all other calls waiting. */
export function slowReadDb(db: Db): Db {
  return asides.get(db) ?? db;
}
