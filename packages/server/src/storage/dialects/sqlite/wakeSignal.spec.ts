import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { WakeSignal } from "./wakeSignal.ts";

const bellModule = JSON.stringify(new URL("./wakeSignal.ts", import.meta.url).href);

test("a bell that has rung is heard by who waits later, until that is noticed", () => {
  const bell = new WakeSignal();

  bell.ring();
  bell.ring();

  assert.equal(bell.listen(Number.POSITIVE_INFINITY), true);
  assert.equal(bell.wait(Number.POSITIVE_INFINITY), true);
  assert.equal(bell.hasRung(), true);
  assert.equal(bell.hasRung(), false);
  assert.equal(bell.listen(0), false);
  assert.equal(bell.wait(0), false);
});

test("a bell wakes another thread every time", async () => {
  const bell = new WakeSignal();
  const program = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(${bellModule}).then(({ Bell }) => {
      const bell = new Bell(workerData);
      for (let heard = 0; heard < 100; heard++) {
        bell.wait(Infinity);
        bell.hasRung();
        parentPort.postMessage(heard);
      }
    });`;
  const worker = new Worker(program, { eval: true, workerData: bell.buffer });
  const ended = once(worker, "exit");

  for (let asked = 0; asked < 100; asked++) {
    const answered = once(worker, "message");
    bell.ring();
    assert.deepEqual(await answered, [asked]);
  }
  await ended;
});
