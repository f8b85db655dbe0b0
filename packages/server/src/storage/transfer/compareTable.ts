import { StartFailure } from "../../ports/failures.ts";
import type { SqliteConnection } from "../dialects/sqlite/open.ts";
import { nameRow, readRows, type Row } from "./rows.ts";
import type { TableShape } from "./shapes.ts";
import { batchRowsMax, fetchRows, type Target } from "./target.ts";

/** Reads both tables side by side in the order of their key; the first value that differs ends it. */
export async function compareTable(
  source: SqliteConnection,
  target: Target,
  shape: TableShape,
  onRows: (rows: number) => void,
  /** How a row of the target reads in the source. */
  convert: (row: Row) => Row = (row) => row,
): Promise<number> {
  const original = readRows(source, shape);
  let compared = 0;
  try {
    for await (const fetched of fetchRows(target, shape)) {
      const found = convert(fetched);
      const wanted = original.next().value as Row | undefined;
      if (!wanted) throw different(`${nameRow(shape, found)} is in the target only`);
      requireSame(shape, wanted, found);
      if (++compared % batchRowsMax === 0) onRows(compared);
    }
    const missing = original.next().value as Row | undefined;
    if (missing) throw different(`${nameRow(shape, missing)} is missing in the target`);
  } finally {
    original.return(undefined);
  }
  return compared;
}

function requireSame(shape: TableShape, wanted: Row, found: Row): void {
  const at = shape.columns.findIndex((_, column) => wanted[column] !== found[column]);
  if (at < 0) return;
  // Not the values: they may be confidential, and this goes to a terminal or a log.
  throw different(`${nameRow(shape, wanted)} differs in ${shape.columns[at]?.name}`);
}

function different(what: string): StartFailure {
  return new StartFailure(`The copy is not the original: ${what}. The target is left as it was.`);
}
