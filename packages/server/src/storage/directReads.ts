import type { DeferredForm } from "./deferredForm.ts";

/** Statements that go to PostgreSQL without the query builder's executor: to the pool, or to the transaction of an operation. */
export interface DirectReads {
  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  /** The same for a declared lookup: lookups that wait at the same time share a statement, up to `batchMax` of them. */
  lookup(sql: string, parameters: readonly LookupKey[], batchMax: number): Promise<unknown[]>;
  /** In the transaction of an operation: a write that may be sent later, with others. */
  defer?(form: DeferredForm, parameters: readonly unknown[]): void;
}

export type LookupKey = string | number | null;

const offered = new WeakMap<object, DirectReads>();

/** For the database, or for a transaction: that is another object, and keeps its own connection. */
export function offerDirectReads(db: object, reads: DirectReads): void {
  offered.set(db, reads);
}

export function directReadsOf(db: object): DirectReads | undefined {
  return offered.get(db);
}
