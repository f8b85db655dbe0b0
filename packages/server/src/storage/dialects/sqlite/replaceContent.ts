import { succeed } from "@platform/protocol";
import Sqlite from "better-sqlite3";
import type { Operation } from "../../job.ts";
import { migrate } from "../../migrate.ts";
import { syncReadsOf } from "../../syncReads.ts";
import { readShapes } from "../../transfer/shapes.ts";
import { kyselyOnSqlite } from "./driver.ts";

/**
 * Replaces every row by those of an image, in the transaction of one write: readers see the one state or the other.
 * Counters of the database go on from where they are, so that readers of events in their order miss none of
 * those that follow.
 */
export const replaceContent: Operation<{ readonly image: Uint8Array }, { readonly ok: true }> = {
  module: import.meta.url,
  async run(tx, _environment, _context, { image }) {
    const to = syncReadsOf(tx);
    if (!to) throw new Error("an image goes into SQLite only");
    const from = new Sqlite(Buffer.from(image));
    try {
      // It may have been taken by an older version.
      await migrate(kyselyOnSqlite(from));
      const shapes = readShapes(from);
      to.rowsOf("pragma defer_foreign_keys = on", []);
      for (const { name } of shapes.toReversed()) to.rowsOf(`delete from "${name}"`, []);
      for (const { name, columns } of shapes) {
        const names = columns.map((column) => `"${column.name}"`).join(", ");
        const insert = `insert into "${name}" (${names}) values (${columns.map(() => "?").join(", ")})`;
        const rows = from.prepare(`select ${names} from "${name}"`).raw().iterate() as Iterable<unknown[]>;
        for (const row of rows) to.rowsOf(insert, row);
      }
      // The search index is not part of a snapshot; without its state it is rebuilt.
      to.rowsOf("delete from search_state", []);
    } finally {
      from.close();
    }
    return succeed({});
  },
};
