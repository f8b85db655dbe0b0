import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol/limits.ts";
import { type ActivityBatch, createActivityQueue } from "./activityQueue.ts";

/** A queue whose time the test moves, and what it has sent. */
function openQueue(answer: (batch: ActivityBatch) => boolean | Error = () => true) {
  const sent: ActivityBatch[] = [];
  let nowMs = 0;
  let timers: { readonly atMs: number; readonly run: () => void }[] = [];
  const queue = createActivityQueue({
    async send(batch) {
      sent.push(batch);
      const result = answer(batch);
      if (result instanceof Error) throw result;
      return result;
    },
    setTimer: (run, ms) => timers.push({ atMs: nowMs + ms, run }),
  });
  async function advance(ms: number): Promise<void> {
    nowMs += ms;
    const due = timers.filter(({ atMs }) => atMs <= nowMs);
    timers = timers.filter(({ atMs }) => atMs > nowMs);
    for (const { run } of due) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { queue, sent, advance };
}

describe("the queue of views and clicks", () => {
  test("collects for a moment and sends one call per channel", async () => {
    const { queue, sent, advance } = openQueue();
    queue.record("views", "C1", "1.0");
    queue.record("views", "C1", "2.0");
    queue.record("clicks", "C1", "2.0");
    queue.record("views", "C2", "3.0");

    await advance(limits.activity_flush_ms - 1);
    assert.deepEqual(sent, []);
    await advance(1);

    assert.deepEqual(sent, [
      { channel: "C1", views: ["1.0", "2.0"], clicks: ["2.0"] },
      { channel: "C2", views: ["3.0"], clicks: [] },
    ]);
  });

  test("sends each thing once, however often it is recorded", async () => {
    const { queue, sent, advance } = openQueue();
    for (let at = 0; at < 3; at++) {
      queue.record("clicks", "C1", "1.0");
      await advance(limits.activity_flush_ms);
    }

    assert.deepEqual(sent, [{ channel: "C1", views: [], clicks: ["1.0"] }]);
  });

  test("sends what it has when it is flushed, and nothing twice", async () => {
    const { queue, sent, advance } = openQueue();
    queue.record("views", "C1", "1.0");

    queue.flush();
    await advance(limits.activity_flush_ms);

    assert.equal(sent.length, 1);
  });

  test("sends again what was lost or could not be taken, together with what came meanwhile", async () => {
    const answers = [new Error("offline"), false, true];
    const { queue, sent, advance } = openQueue(() => answers.shift() ?? true);
    queue.record("views", "C1", "1.0");
    await advance(limits.activity_flush_ms);
    queue.record("views", "C1", "2.0");

    await advance(limits.activity_retry_ms);
    await advance(limits.activity_retry_ms);
    await advance(limits.activity_retry_ms);

    assert.deepEqual(
      sent.map(({ views }) => views),
      [["1.0"], ["1.0", "2.0"], ["1.0", "2.0"]],
    );
  });

  test("puts no more into a call than the server takes", async () => {
    const { queue, sent, advance } = openQueue();
    const times = Array.from({ length: 250 }, (_, at) => `${at}.0`);
    for (const ts of times) queue.record("views", "C1", ts);
    for (const ts of times.slice(0, 120)) queue.record("clicks", "C1", ts);

    await advance(limits.activity_flush_ms);

    assert.ok(sent.every(({ views, clicks }) => Math.max(views.length, clicks.length) <= limits.recorded_messages_max));
    assert.deepEqual(
      [sent.flatMap(({ views }) => views), sent.flatMap(({ clicks }) => clicks)],
      [times, times.slice(0, 120)],
    );
  });

  test("keeps only so much while nothing can be sent", async () => {
    let isOnline = false;
    const { queue, sent, advance } = openQueue(() => isOnline);
    const max = limits.activity_pending_max;
    for (let at = 0; at < max + 50; at++) queue.record("views", "C1", `${at}.0`);
    await advance(limits.activity_flush_ms);
    isOnline = true;
    sent.length = 0;

    await advance(limits.activity_retry_ms);

    const views = sent.flatMap((batch) => batch.views);
    assert.deepEqual([views.length, views[0], views.at(-1)], [max, "50.0", `${max + 49}.0`]);
  });
});
