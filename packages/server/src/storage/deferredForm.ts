/** The type of a column's values in an array; PostgreSQL converts them to the column's own. */
export type InsertType = "bigint" | "text";

/** What the store needs to know about a write in order to send it later, together with others. */
export interface DeferredForm {
  readonly sql: string;
  readonly table: string;
  /** The same insert for arrays of values, one for each parameter; absent where only one row can be written at a time. */
  readonly manyRows: string | undefined;
}

const writtenTable = /^\s*(?:insert\s+into|update|delete\s+from)\s+(\w+)/i;
const plainInsert = /^\s*(insert\s+into\s+\w+\s*\([^()]*\))\s*values\s*\([^()]*\)\s*$/i;

export function deferredForm(sql: string, types?: readonly InsertType[]): DeferredForm {
  const table = writtenTable.exec(sql)?.[1];
  if (table === undefined || /\breturning\b/i.test(sql)) throw new Error(`cannot be deferred: ${sql}`);
  const head = types && plainInsert.exec(sql)?.[1];
  if (types && head === undefined) throw new Error(`is not a plain insert: ${sql}`);
  const arrays = types?.map((type, at) => `$${at + 1}::${type}[]`).join(", ");
  // The rows of a scan of arrays come, and get their ids, in the order of the arrays.
  return { sql, table, manyRows: head && `${head} select * from unnest(${arrays})` };
}
