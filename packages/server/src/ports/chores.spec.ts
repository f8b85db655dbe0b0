import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Chore, createChores } from "./chores.ts";
import { createLog } from "./log.ts";

const log = createLog({ level: "silent", write: () => {} });

describe("Chores", () => {
  test("are done to the end before what waits for them goes on", async () => {
    let left = 3;
    const chore: Chore = { name: "three bites", run: async () => ({ hasMore: --left > 0 }) };
    const chores = createChores([chore], log);

    await chores.settle();
    await chores.stop();

    assert.equal(left, 0);
  });

  test("one that fails keeps no other from its work", async () => {
    const done: string[] = [];
    const broken: Chore = { name: "broken", run: () => Promise.reject(new Error("not today")) };
    const sound: Chore = {
      name: "sound",
      async run() {
        done.push("sound");
        return { hasMore: false };
      },
    };
    const chores = createChores([broken, sound], log);

    await chores.settle();
    await chores.stop();

    assert.deepEqual(done, ["sound"]);
  });
});
