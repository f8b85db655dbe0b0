import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { StartFailure } from "../../ports/failures.ts";
import { openSqlite } from "../dialects/sqlite/open.ts";
import { openExclusive } from "./openExclusive.ts";

function databasePath() {
  const folder = mkdtempSync(join(tmpdir(), "platform-exclusive-"));
  const path = join(folder, "platform.db");
  const connection = openSqlite(path, "write");
  connection.exec("create table kept (id integer); insert into kept values (1)");
  connection.close();
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

describe("a database opened exclusively", () => {
  test("is refused while another connection is open, even one that only reads and is idle", () => {
    using place = databasePath();
    for (const mode of ["read", "write"] as const) {
      const other = openSqlite(place.path, mode);
      other.prepare("select * from kept").all();
      const holder = new RegExp(`in use by process ${process.pid} `);
      assert.throws(
        () => openExclusive(place.path),
        (error) => error instanceof StartFailure && holder.test(error.message),
      );
      other.close();
    }
  });

  test("can be read, and cannot be opened by anybody else until it is closed", () => {
    using place = databasePath();
    const exclusive = openExclusive(place.path);
    assert.deepEqual(exclusive.prepare("select id from kept").all(), [{ id: 1 }]);

    const other = new Sqlite(place.path, { timeout: 0 });
    assert.throws(() => other.prepare("select * from kept").all(), { code: "SQLITE_BUSY" });
    other.close();
    exclusive.close();

    const after = openSqlite(place.path, "write");
    assert.deepEqual(after.prepare("select id from kept").all(), [{ id: 1 }]);
    after.close();
  });
});
