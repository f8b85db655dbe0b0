import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Job } from "./planJobs.ts";
import { runJobs } from "./runJobs.ts";

const job = (name: string, load: number): Job => ({
  stage: { name: "flows", files: [], needs: [], load, batches: 1 },
  files: [name],
  seconds: 1,
});

/** Runs the jobs, and ends each when the test says so. */
function watch(jobs: readonly Job[], pool: { cores: number; slots: number }) {
  const running = new Map<string, { slot: number; end: () => void; fail: (error: Error) => void }>();
  const all = runJobs(jobs, pool, ({ files: [name = ""] }, slot) => {
    const ended = Promise.withResolvers<void>();
    running.set(name, { slot, end: ended.resolve, fail: ended.reject });
    return ended.promise.finally(() => running.delete(name));
  });
  return {
    all,
    names: () => [...running.keys()],
    slotOf: (name: string) => running.get(name)?.slot,
    fail: (name: string) => running.get(name)?.fail(new Error(`${name} failed`)),
    async end(name: string) {
      running.get(name)?.end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("jobs beside each other", () => {
  test("fill the cores: one that does not fit waits, and a later one that fits starts", async () => {
    const pool = watch([job("a", 1.2), job("b", 1.2), job("c", 0.4), job("d", 0.4)], { cores: 2, slots: 9 });
    assert.deepEqual(pool.names(), ["a", "c", "d"]);
    await pool.end("a");
    assert.deepEqual(pool.names(), ["c", "d", "b"]);
    for (const name of ["b", "c", "d"]) await pool.end(name);
    await pool.all;
  });

  test("never share a slot, and never use more than there are", async () => {
    const pool = watch([job("a", 0.1), job("b", 0.1), job("c", 0.1)], { cores: 2, slots: 2 });
    assert.deepEqual([pool.slotOf("a"), pool.slotOf("b"), pool.slotOf("c")], [0, 1, undefined]);
    await pool.end("b");
    assert.equal(pool.slotOf("c"), 1);
    await pool.end("a");
    await pool.end("c");
    await pool.all;
  });

  test("include one that is larger than the machine, which runs alone", async () => {
    const pool = watch([job("a", 0.5), job("huge", 9)], { cores: 2, slots: 2 });
    assert.deepEqual(pool.names(), ["a"]);
    await pool.end("a");
    assert.deepEqual(pool.names(), ["huge"]);
    await pool.end("huge");
    await pool.all;
  });

  test("end with the exception of a job, and at once when there are none", async () => {
    const pool = watch([job("a", 1)], { cores: 2, slots: 2 });
    pool.fail("a");
    await assert.rejects(pool.all, /a failed/);
    await runJobs([], { cores: 2, slots: 2 }, () => Promise.reject(new Error("there is none")));
  });
});
