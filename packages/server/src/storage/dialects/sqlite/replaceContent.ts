import { succeed } from "@platform/protocol";
import type { Operation } from "../../job.ts";
import { type SyncReads, syncReadsOf } from "../../syncReads.ts";
import type { TableShape } from "../../transfer/shapes.ts";
import type { SqliteConnection } from "./open.ts";
import { openImage } from "./openImage.ts";

/** A longer table is replaced without a comparison, which would hold all of its rows in memory. */
const comparedRowsMax = 5_000;

/**
 * Replaces every row by those of an image, in the transaction of one write: readers see the one state or the other.
 * Tables that hold the same already are left alone; after a few calls of a test, that is most of them.
 * Counters of the database go on from where they are, so that readers of events in their order miss none of
 * those that follow.
 */
export const replaceContent: Operation<{ readonly image: Uint8Array }, { readonly ok: true }> = {
  module: import.meta.url,
  async run(tx, _environment, _context, { image }) {
    const to = syncReadsOf(tx);
    if (!to) throw new Error("an image goes into SQLite only");
    using opened = await openImage(image);
    const { from } = opened;
    const changed = opened.shapes.filter((shape) => !holdsTheSame(to, from, shape));
    to.rowsOf("pragma defer_foreign_keys = on", []);
    for (const { name } of changed.toReversed()) to.rowsOf(`delete from "${name}"`, []);
    for (const { name, columns } of changed) {
      const names = namesOf(columns);
      const insert = `insert into "${name}" (${names}) values (${columns.map(() => "?").join(", ")})`;
      const rows = from.prepare(`select ${names} from "${name}"`).raw().iterate() as Iterable<unknown[]>;
      for (const row of rows) to.rowsOf(insert, row);
    }
    // The search index is not part of a snapshot; without its state it is rebuilt.
    to.rowsOf("delete from search_state", []);
    return succeed({});
  },
};

type Row = Readonly<Record<string, unknown>>;

function holdsTheSame(to: SyncReads, from: SqliteConnection, { name, columns, key }: TableShape): boolean {
  const counted = `select count(*) as count from "${name}"`;
  const [{ count }] = to.rowsOf(counted, []) as [{ count: number }];
  if (count > comparedRowsMax || (from.prepare(counted).get() as { count: number }).count !== count) return false;
  const selected = `select ${namesOf(columns)} from "${name}" order by ${key.map((column) => `"${column}"`).join(", ")}`;
  const there = to.rowsOf(selected, []) as Row[];
  const here = from.prepare(selected).all() as Row[];
  return here.every((row, at) => columns.every((column) => row[column.name] === there[at]?.[column.name]));
}

function namesOf(columns: TableShape["columns"]): string {
  return columns.map((column) => `"${column.name}"`).join(", ");
}
