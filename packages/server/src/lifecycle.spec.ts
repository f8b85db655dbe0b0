import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createLifecycle } from "./lifecycle.ts";

function noted(log: string[], name: string) {
  return {
    start: async () => void log.push(`start ${name}`),
    drain: async () => void log.push(`drain ${name}`),
    stop: async () => void log.push(`stop ${name}`),
  };
}

describe("A lifecycle", () => {
  test("starts components in the order of construction, drains all of them, and stops them in reverse", async () => {
    const log: string[] = [];
    const lifecycle = createLifecycle();
    for (const name of ["store", "delivery", "sockets"]) lifecycle.add(noted(log, name));

    await lifecycle.start();
    await lifecycle.stop();

    assert.deepEqual(log.slice(0, 3), ["start store", "start delivery", "start sockets"]);
    assert.deepEqual(log.slice(3, 6), ["drain store", "drain delivery", "drain sockets"]);
    assert.deepEqual(log.slice(6), ["stop sockets", "stop delivery", "stop store"]);
  });

  test("stops nothing before every component is drained", async () => {
    const log: string[] = [];
    const lifecycle = createLifecycle();
    const { promise: callsFinished, resolve: finishCalls } = Promise.withResolvers<void>();
    lifecycle.add(noted(log, "store"));
    lifecycle.add({ drain: () => callsFinished });

    const stopped = lifecycle.stop();
    await new Promise(setImmediate);
    assert.equal(lifecycle.isDraining(), true);
    assert.deepEqual(log, ["drain store"]);
    finishCalls();
    await stopped;

    assert.deepEqual(log, ["drain store", "stop store"]);
  });

  test("does not start what follows a component that fails to", async () => {
    const log: string[] = [];
    const lifecycle = createLifecycle();
    lifecycle.add({ start: () => Promise.reject(new Error("no database")) });
    lifecycle.add(noted(log, "delivery"));

    await assert.rejects(lifecycle.start(), /no database/);

    assert.deepEqual(log, []);
  });

  test("stops the other components when one fails to stop, and reports the failure", async () => {
    const log: string[] = [];
    const lifecycle = createLifecycle();
    lifecycle.add(noted(log, "store"));
    lifecycle.add({
      stop() {
        throw new Error("the socket is stuck");
      },
    });

    await assert.rejects(lifecycle.stop(), /the socket is stuck/);

    assert.deepEqual(log, ["drain store", "stop store"]);
  });

  test("stops once, however often it is asked to", async () => {
    const log: string[] = [];
    const lifecycle = createLifecycle();
    lifecycle.add(noted(log, "store"));

    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    await lifecycle.stop();

    assert.deepEqual(log, ["drain store", "stop store"]);
  });
});
