import assert from "node:assert/strict";
import { test } from "node:test";
import { WriteQueue } from "./writeQueue.ts";

test("the first write is taken first, however many arrive in between", () => {
  const line = new WriteQueue<{ readonly at: number }>();
  const taken: number[] = [];
  let came = 0;
  // More come than are taken, then fewer, until nobody is left.
  for (let round = 0; round < 200; round++) {
    for (let more = 0; more < 7; more++) line.add({ at: came++ });
    for (let next = 0; next < 5; next++) taken.push(line.take()?.at ?? -1);
    assert.equal(line.length, came - taken.length);
  }
  for (let next = line.take(); next; next = line.take()) taken.push(next.at);

  assert.equal(came, 1_400);
  assert.deepEqual(
    taken,
    Array.from({ length: came }, (_, at) => at),
  );
  assert.equal(line.length, 0);
  line.add({ at: came });
  assert.deepEqual(line.take(), { at: came });
});
