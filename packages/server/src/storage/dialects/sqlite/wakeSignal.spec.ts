import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { WakeSignal } from "./wakeSignal.ts";

const signalModule = JSON.stringify(new URL("./wakeSignal.ts", import.meta.url).href);

test("a signal that has rung is heard by who waits later, until that is noticed", () => {
  const signal = new WakeSignal();

  signal.ring();
  signal.ring();

  assert.equal(signal.listen(Number.POSITIVE_INFINITY), true);
  assert.equal(signal.wait(Number.POSITIVE_INFINITY), true);
  assert.equal(signal.hasRung(), true);
  assert.equal(signal.hasRung(), false);
  assert.equal(signal.listen(0), false);
  assert.equal(signal.wait(0), false);
});

test("a signal wakes another thread every time", async () => {
  const signal = new WakeSignal();
  const program = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(${signalModule}).then(({ WakeSignal }) => {
      const signal = new WakeSignal(workerData);
      for (let heard = 0; heard < 100; heard++) {
        signal.wait(Infinity);
        signal.hasRung();
        parentPort.postMessage(heard);
      }
    });`;
  const worker = new Worker(program, { eval: true, workerData: signal.buffer });
  const ended = once(worker, "exit");

  for (let asked = 0; asked < 100; asked++) {
    const answered = once(worker, "message");
    signal.ring();
    assert.deepEqual(await answered, [asked]);
  }
  await ended;
});
