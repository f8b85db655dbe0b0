import { StartFailure } from "../../ports/failures.ts";
import type { SqliteConnection } from "../dialects/sqlite/open.ts";
import { nameRow, readRows, type Row } from "./rows.ts";
import type { TableShape } from "./shapes.ts";
import { batchRowsMax, insertRows, restartCounter, type Target } from "./target.ts";

/** A thousand of the longest messages would otherwise be one statement of a hundred megabytes. */
const batchCharsMax = 4_000_000;

/**
 * Copies every row of a table. `outbox.txid` comes over as it is: a row that SQLite wrote carries 0, so on PostgreSQL
 * it stands before everything that a transaction there will ever write, in the order of its id.
 */
export async function copyTable(
  source: SqliteConnection,
  target: Target,
  shape: TableShape,
  onRows: (rows: number) => void,
): Promise<number> {
  let copied = 0;
  let batch: Row[] = [];
  let chars = 0;
  const write = async (): Promise<void> => {
    await insertBatch(target, shape, batch);
    copied += batch.length;
    batch = [];
    chars = 0;
    onRows(copied);
  };
  for (const row of readRows(source, shape)) {
    batch.push(row);
    for (const value of row) chars += value?.length ?? 0;
    if (batch.length === batchRowsMax || chars >= batchCharsMax) await write();
  }
  if (batch.length > 0) await write();
  await restartCounter(target, shape, nextKey(source, shape));
  return copied;
}

async function insertBatch(target: Target, shape: TableShape, batch: readonly Row[]): Promise<void> {
  try {
    await insertRows(target, shape, batch);
  } catch (error) {
    const [first, last] = [batch[0], batch.at(-1)].map((row) => (row ? nameRow(shape, row) : ""));
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`PostgreSQL does not take the rows from ${first} to ${last}: ${reason}`, { cause: error });
  }
}

/** One past the highest key ever given out, which may be higher than the highest that is left. */
function nextKey(source: SqliteConnection, shape: TableShape): bigint {
  const counter = source
    .prepare<[string], bigint>("select seq from sqlite_sequence where name = ?")
    .pluck()
    .safeIntegers();
  return (counter.get(shape.name) ?? 0n) + 1n;
}
