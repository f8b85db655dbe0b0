import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { succeed } from "@platform/protocol";
import { GroupCommit, type Queue, type Waiting } from "./groupCommit.ts";
import { openSqlite, openSqliteInMemory } from "./open.ts";

test("a batch takes at least half of the waiting writes, however fast the disk", async () => {
  const connection = openSqliteInMemory();
  const groupCommit = new GroupCommit(connection);
  const answered: number[] = [];
  const waiting = Array.from({ length: 30 }, (_, at) => longer(() => answered.push(at)));
  // The first one teaches it how quick a commit is here.
  await groupCommit.commit(queueOf([longer(() => {})]));

  await groupCommit.commit(queueOf(waiting));

  assert.ok(answered.length >= 15, `only ${answered.length} were answered`);
  assert.deepEqual(
    answered,
    answered.map((_, at) => at),
  );
  assert.equal(answered.length + waiting.length, 30);
  connection.close();
});

test("a batch waits for the callers that were answered with the last one, but not if none comes", async () => {
  const connection = openSqliteInMemory();
  const groupCommit = new GroupCommit(connection);
  const answered: string[] = [];
  const write = (name: string): Waiting => longer(() => answered.push(name));
  const late = [write("d")];
  // So many that no batch here has done its part: a commit in memory takes next to nothing, and it would end with time.
  const queue = { ...queueOf([write("a"), write("b")]), length: 30, waits: 0 };
  const waitForMore = () => {
    queue.waits++;
    const [next] = late.splice(0);
    if (next) queue.waiting.push(next);
    return next !== undefined;
  };

  await groupCommit.commit(queue);
  queue.waiting.push(write("c"));
  await groupCommit.commit({ ...queue, waitForMore });
  assert.deepEqual([answered, queue.waits], [["a", "b", "c", "d"], 1]);

  queue.waiting.push(write("e"));
  await groupCommit.commit({ ...queue, waitForMore });
  assert.deepEqual([answered.at(-1), queue.waits], ["e", 2]);
  connection.close();
});

test("a batch has patience once, however many come late one by one", async () => {
  const connection = openSqliteInMemory();
  const groupCommit = new GroupCommit(connection);
  const write = (): Waiting => longer(() => {});
  const queue = { ...queueOf([write(), write(), write(), write()]), length: 30 };
  const given: number[] = [];
  const waitForMore = (forMs: number) => {
    given.push(forMs);
    const endMs = performance.now() + forMs;
    while (performance.now() < endMs);
    queue.waiting.push(write());
    return true;
  };

  await groupCommit.commit(queue);
  queue.waiting.push(write());
  await groupCommit.commit({ ...queue, waitForMore });

  assert.equal(given.length, 1);
  connection.close();
});

test("an expected write finds the batch begun; without one, others may write again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "platform-commit-"));
  const connection = openSqlite(join(folder, "platform.db"), "write");
  const other = openSqlite(join(folder, "platform.db"), "write");
  other.exec("create table row (name text)");
  other.pragma("busy_timeout = 0");
  const groupCommit = new GroupCommit(connection);
  const insert = (name: string) => `insert into row values ('${name}')`;
  const write = (name: string): Waiting => ({
    async run() {
      connection.exec(insert(name));
      return succeed({});
    },
    answer: () => {},
  });
  const namesSeen = () => other.prepare("select name from row").pluck().all();

  groupCommit.begin();
  groupCommit.begin();
  assert.throws(() => other.exec(insert("too soon")), /locked/);
  await groupCommit.commit(queueOf([write("ours")]));
  assert.deepEqual(namesSeen(), ["ours"]);

  groupCommit.begin();
  groupCommit.letGo();
  groupCommit.letGo();
  other.exec(insert("theirs"));
  assert.deepEqual(namesSeen(), ["ours", "theirs"]);

  other.exec("begin immediate");
  connection.pragma("busy_timeout = 0");
  groupCommit.begin();
  other.exec("commit");
  await groupCommit.commit(queueOf([write("ours again")]));
  assert.deepEqual(namesSeen(), ["ours", "theirs", "ours again"]);
  connection.close();
  other.close();
  rmSync(folder, { recursive: true });
});

function queueOf(waiting: Waiting[]): Queue & { readonly waiting: Waiting[] } {
  return { waiting, length: waiting.length, take: () => waiting.shift() };
}

/** A write that takes longer than several commits in memory do. */
function longer(onAnswer: () => void): Waiting {
  return {
    async run() {
      const endMs = performance.now() + 1;
      while (performance.now() < endMs);
      return succeed({});
    },
    answer: onAnswer,
  };
}
