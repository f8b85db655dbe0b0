import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { cachedPageStatement, cachedStatement } from "../../cachedStatement.ts";
import type { Tables } from "../../tables/tables.ts";
import { kyselyOnPrepared } from "./driver.ts";
import { PreparedConnection } from "./preparedConnection.ts";
import { openSqlite, type SqliteConnection } from "./open.ts";

/** One file, with a connection that writes and one that reads, as a server has them. */
interface Pair extends Disposable {
  readonly writing: SqliteConnection;
  readonly reading: PreparedConnection;
}

function openPair(): Pair {
  const folder = mkdtempSync(join(tmpdir(), "platform-driver-"));
  const path = join(folder, "platform.db");
  const writing = openSqlite(path, "write");
  writing.exec("create table words (id text primary key, word text not null); insert into words values ('a', 'old')");
  const opened = openSqlite(path, "read");
  return {
    writing,
    reading: new PreparedConnection(opened),
    [Symbol.dispose]() {
      opened.close();
      writing.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const change = (writing: SqliteConnection, word: string) => writing.exec(`update words set word = '${word}'`);

/** What is kept until anybody has committed anything, read through the connection that reads. */
function keptWord(reading: PreparedConnection): () => string | undefined {
  const select = cachedStatement<[id: string], { word: string }>("select word from words where id = $1");
  const db = kyselyOnPrepared<Tables>(reading);
  return () => (select(db, "a") as { word: string }[])[0]?.word;
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("a connection that reads beside one that writes", () => {
  test("sees at once what was committed, where nothing is shared", () => {
    using pair = openPair();
    const word = keptWord(pair.reading);
    assert.equal(word(), "old");

    change(pair.writing, "new");

    assert.equal(word(), "new");
  });

  test("looks once for all that arrives in a turn", () => {
    using pair = openPair();
    const word = keptWord(pair.reading);
    pair.reading.beginTurn();
    assert.equal(word(), "old");

    change(pair.writing, "new");

    // No caller of this turn can know of the change.
    assert.equal(word(), "old");
  });

  test("sees commits that were acknowledged in the same turn, even after earlier reads", () => {
    using pair = openPair();
    const word = keptWord(pair.reading);
    pair.reading.beginTurn();
    assert.equal(word(), "old");

    change(pair.writing, "new");
    pair.reading.lookAgain();

    assert.equal(word(), "new");
    change(pair.writing, "newer");
    pair.reading.lookAgain();
    assert.equal(word(), "newer");
  });

  test("reads the change mark again in the next turn, for commits of any process", async () => {
    using pair = openPair();
    const word = keptWord(pair.reading);
    pair.reading.beginTurn();
    assert.equal(word(), "old");
    change(pair.writing, "new");

    await nextTurn();
    pair.reading.beginTurn();

    assert.equal(word(), "new");
  });

  test("reads in a turn what was there when it first read, and lets go of that when the turn is over", async () => {
    using pair = openPair();
    const word = () => (pair.reading.rowsOf("select word from words", []) as { word: string }[])[0]?.word;
    pair.reading.beginTurn();
    assert.equal(word(), "old");
    change(pair.writing, "new");
    assert.equal(word(), "old");

    pair.reading.lookAgain();
    assert.equal(word(), "new");

    await nextTurn();
    // A log with an open reader could not be truncated.
    assert.deepEqual(pair.writing.pragma("wal_checkpoint(truncate)"), [{ busy: 0, log: 0, checkpointed: 0 }]);
  });

  test("may be closed within a turn", async () => {
    {
      using pair = openPair();
      pair.reading.beginTurn();
      pair.reading.rowsOf("select word from words", []);
    }
    await nextTurn();
  });

  test("has a mark only where it cannot write itself: its own changes would not show in it", () => {
    using pair = openPair();

    assert.equal(new PreparedConnection(pair.writing).changeMark(), undefined);
    const before = pair.reading.changeMark();
    assert.equal(pair.reading.changeMark(), before);
    change(pair.writing, "new");
    assert.notEqual(pair.reading.changeMark(), before);
  });
});

describe("a page that is read beside one who writes", () => {
  /** Rows are the same object where they were kept, and others where they were read again. */
  function pageReader(reading: PreparedConnection, bytes = 1): (id: string) => { word: string }[] {
    const select = cachedPageStatement<[id: string], { word: string }>(
      "select word from words where id = $1",
      () => bytes,
    );
    const db = kyselyOnPrepared<Tables>(reading);
    return (id) => select(db, id) as { word: string }[];
  }

  test("is kept from the second time on that it is asked for", () => {
    using pair = openPair();
    const read = pageReader(pair.reading);

    const [once, again, third] = [read("a"), read("a"), read("a")];

    assert.notEqual(once, again);
    assert.equal(again, third);
  });

  test("is read again after any commit", () => {
    using pair = openPair();
    const read = pageReader(pair.reading);
    read("a");
    const kept = read("a");

    change(pair.writing, "new");

    assert.deepEqual(kept, [{ word: "old" }]);
    assert.deepEqual(
      [read("a"), read("a"), read("a")],
      Array.from({ length: 3 }, () => [{ word: "new" }]),
    );
  });

  test("is not kept where it would take more than a quarter of the room", () => {
    using pair = openPair();
    const read = pageReader(pair.reading, 3 * 2 ** 20);
    read("a");

    assert.notEqual(read("a"), read("a"));
  });

  test("makes room by what was not asked for in the longest time", () => {
    using pair = openPair();
    const others = ["b", "c", "d", "e"];
    for (const id of others) pair.writing.exec(`insert into words values ('${id}', 'other')`);
    const read = pageReader(pair.reading, 1.9 * 2 ** 20);
    for (const id of ["a", ...others]) read(id);

    const [first, second] = [read("a"), read("b")];
    assert.equal(read("a"), first);
    for (const id of ["c", "d", "e"]) read(id);

    assert.equal(read("a"), first);
    assert.notEqual(read("b"), second);
  });

  test("is forgotten to have been asked for when many others were", () => {
    using pair = openPair();
    const read = pageReader(pair.reading);
    read("a");
    for (let at = 0; at < 1_000; at++) read(`other-${at}`);

    assert.notEqual(read("a"), read("a"));
    assert.equal(read("a"), read("a"));
  });
});
