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

  test("are looked at again after a look that found nothing due", async (t) => {
    t.mock.timers.enable({ apis: ["setInterval"] });
    let isDue = false;
    let runs = 0;
    const chore: Chore = {
      name: "due later",
      isDue: () => isDue,
      async run() {
        runs++;
        return { hasMore: false };
      },
    };
    const chores = createChores([chore], log);
    chores.start();

    t.mock.timers.tick(1_000);
    await Promise.resolve();
    await new Promise(setImmediate);
    isDue = true;
    t.mock.timers.tick(1_000);
    await chores.stop();

    assert.equal(runs, 1);
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
