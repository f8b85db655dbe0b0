import type { SqliteConnection } from "@platform/server/storage/dialects/sqlite/open.ts";
import { spellStatement } from "@platform/server/storage/dialects/sqlite/spellStatement.ts";
import { insertMessageText } from "@platform/server/storage/queries/messages.ts";
import type { NewRow } from "./insertRow.ts";

/** The same row by the same statement, prepared and nothing else: one commit for each, or one for as many as would wait together. */
export function bareWriter(connection: SqliteConnection) {
  const insert = connection.prepare(spellStatement(insertMessageText));
  const begin = connection.prepare("begin immediate");
  const commit = connection.prepare("commit");

  function insertTogether(count: number, nextRow: () => NewRow): void {
    if (count > 1) begin.run();
    for (let at = 0; at < count; at++) {
      const row = nextRow();
      insert.run(row.channelKey, 0, row.ts, "U0123456789", null, 0, null, row.body);
    }
    if (count > 1) commit.run();
  }

  return {
    /** Returns how many rows were written. */
    insertFor(forMs: number, together: number, nextRow: () => NewRow): number {
      const deadline = performance.now() + forMs;
      let written = 0;
      for (; performance.now() < deadline; written += together) insertTogether(together, nextRow);
      return written;
    },
  };
}
