import assert from "node:assert/strict";
import { test } from "node:test";
import { succeed } from "@platform/protocol";
import { GroupCommit, type Waiting } from "./groupCommit.ts";
import { openSqliteInMemory } from "./open.ts";

test("a batch does a third of those who wait, however quick the disk", async () => {
  const connection = openSqliteInMemory();
  const groupCommit = new GroupCommit(connection);
  const answered: number[] = [];
  const waiting = Array.from({ length: 30 }, (_, at) => longer(() => answered.push(at)));
  // The first one teaches it how quick a commit is here.
  await groupCommit.commit(oneOf([longer(() => {})]), 1);

  await groupCommit.commit(oneOf(waiting), waiting.length);

  assert.ok(answered.length >= 10, `only ${answered.length} were answered`);
  assert.deepEqual(
    answered,
    answered.map((_, at) => at),
  );
  assert.equal(answered.length + waiting.length, 30);
  connection.close();
});

function oneOf(waiting: Waiting[]): () => Waiting | undefined {
  return () => waiting.shift();
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
