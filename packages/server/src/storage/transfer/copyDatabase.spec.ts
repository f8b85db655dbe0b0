import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { openSqlite } from "../dialects/sqlite/open.ts";
import { copyDatabase } from "./copyDatabase.ts";

describe("A copy of a database", () => {
  test("is of one moment and does not restart, although commits happen between its steps", async () => {
    using folder = temporaryFolder();
    const original = openSqlite(join(folder.path, "original.db"), "write");
    original.exec("create table notes (id integer primary key, text text)");
    const insert = original.prepare("insert into notes (text) values (?)");
    original.transaction(() => {
      for (let at = 0; at < 3_000; at++) insert.run("x".repeat(4_000));
    })();

    const seen: number[] = [];
    await copyDatabase({
      from: join(folder.path, "original.db"),
      to: join(folder.path, "copy.db"),
      onProgress({ pages }) {
        seen.push(pages);
        insert.run("too late");
      },
    });
    original.close();

    assert.ok(seen.length >= 3, `${seen.length} steps`);
    assert.deepEqual(
      seen,
      [...new Set(seen)].toSorted((a, b) => a - b),
    );
    const copy = openSqlite(join(folder.path, "copy.db"), "whole");
    assert.equal(copy.prepare("select count(*) from notes").pluck().get(), 3_000);
    copy.close();
    assert.deepEqual(readdirSync(folder.path).toSorted(), ["copy.db", "original.db"]);
  });
});

function temporaryFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "platform-copy-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
