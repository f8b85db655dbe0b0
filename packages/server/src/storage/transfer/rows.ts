import type { SqliteConnection } from "../dialects/sqlite/open.ts";
import type { TableShape } from "./shapes.ts";

/** One row, column by column as text; null stays null. Integers as text lose no digit on the way. */
export type Row = readonly (string | null)[];

export function countRows(connection: SqliteConnection, { name }: TableShape): number {
  return connection.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
}

/** All rows of a table in the order of its key, one at a time, so that memory does not grow with the table. */
export function* readRows(connection: SqliteConnection, shape: TableShape): Generator<Row> {
  const columns = shape.columns.map(({ name }) => `"${name}"`).join(", ");
  const order = shape.key.map((name) => `"${name}"`).join(", ");
  const rows = connection
    .prepare<[], unknown[]>(`select ${columns} from "${shape.name}" order by ${order}`)
    .raw()
    .safeIntegers()
    .iterate();
  for (const row of rows) yield row.map((value, at) => printValue(shape, at, value));
}

/** SQLite lets any value into any column; PostgreSQL would refuse it, or worse, take it for something else. */
function printValue(shape: TableShape, at: number, value: unknown): string | null {
  const column = shape.columns[at];
  if (value === null) return null;
  if (column?.type === "text" && typeof value === "string") return value;
  if (column?.type === "bigint" && typeof value === "bigint") return String(value);
  throw new Error(`${shape.name}.${column?.name} holds a ${typeof value}, but is ${column?.type}`);
}

/** A row as messages name it: `messages (channel_key 1, thread_ts 0, ts 17)`. */
export function nameRow(shape: TableShape, row: Row): string {
  const parts = shape.key.map((name) => {
    const at = shape.columns.findIndex((column) => column.name === name);
    return `${name} ${row[at]}`;
  });
  return `${shape.name} (${parts.join(", ")})`;
}
