import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configureSocketMode } from "../../../testkit/appListener.ts";
import { devApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { nobody } from "../caller.ts";
import { askRemoteSockets } from "./askRemoteSockets.ts";
import { sweepDeliveries } from "./sweepDeliveries.ts";

async function deliveries(world: Workspace) {
  const rows = world.platform.store.db.selectFrom("deliveries").select(["kind", "envelope", "failed_ms"]);
  return (await rows.execute()).map((row) => ({ ...row, failed_ms: row.failed_ms !== null }));
}

describe("a delivery that is given up", () => {
  test("stays as a record without what it said, when an app's URL fails", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500, { "x-slack-no-retry": "1" }).end();
    await subscribe(world, receiver, ["message.channels"]);

    await world.bob.does("chat.postMessage", { channel: world.random, text: "private" });
    await world.platform.settle();

    assert.deepEqual(await deliveries(world), [{ kind: "event", envelope: "", failed_ms: true }]);
  });

  test("stays as a record without what it said, when an app never opens a socket", async () => {
    await using world = await workspace();
    await configureSocketMode(world, ["message.channels"]);
    await world.bob.does("chat.postMessage", { channel: world.random, text: "private" });
    await world.platform.settle();
    assert.match((await deliveries(world))[0]?.envelope ?? "", /private/);

    world.clock.advance({ hours: 2 });
    await world.platform.settle();

    assert.deepEqual(await deliveries(world), [{ kind: "event", envelope: "", failed_ms: true }]);
  });
});

describe("a question to another server", () => {
  test("is deleted after an hour, when the server that asked is gone", async () => {
    await using world = await workspace();
    const asked = { appId: devApp(world).id, envelope: "{}" };
    await world.platform.store.write(askRemoteSockets, { caller: nobody, nowMs: world.clock.nowMs() }, asked);
    assert.equal((await deliveries(world)).length, 1);

    world.clock.advance({ hours: 1, seconds: 1 });
    await world.platform.settle();

    assert.deepEqual(await deliveries(world), []);
  });
});

describe("thousands of deliveries at once", () => {
  const count = 2_500;

  async function withDeliveries(world: Workspace, failedMs: number | null): Promise<void> {
    const createdMs = world.clock.nowMs();
    const row = {
      app_id: devApp(world).id,
      team_id: "T0",
      event_id: "Ev0",
      type: "message",
      way: "socket" as const,
      envelope: "{}",
      created_ms: createdMs,
      due_ms: createdMs,
      failed_ms: failedMs,
    };
    for (let at = 0; at < count; at += 500) {
      const rows = Array.from({ length: 500 }, () => row);
      await world.platform.store.db.insertInto("deliveries").values(rows).execute();
    }
  }

  async function sweep(world: Workspace): Promise<boolean> {
    const swept = await world.platform.store.write(sweepDeliveries, { caller: nobody, nowMs: world.clock.nowMs() }, {});
    assert.ok(swept.ok);
    return swept.hasMore;
  }

  async function sizes(world: Workspace): Promise<{ all: number; failed: number }> {
    const rows = await deliveries(world);
    return { all: rows.length, failed: rows.filter((row) => row.failed_ms).length };
  }

  test("are deleted in bounded transactions, when their records are old", async () => {
    await using world = await workspace();
    await withDeliveries(world, world.clock.nowMs());
    world.clock.advance({ hours: 60 * 24 });
    assert.equal(await sweep(world), true);
    assert.deepEqual(await sizes(world), { all: 1_500, failed: 1_500 });
    await world.platform.settle();
    assert.deepEqual(await sizes(world), { all: 0, failed: 0 });
  });

  test("are given up in bounded transactions, when the app did not come for them", async () => {
    await using world = await workspace();
    await withDeliveries(world, null);
    world.clock.advance({ hours: 2 });
    assert.equal(await sweep(world), true);
    assert.deepEqual(await sizes(world), { all: 2_500, failed: 1_000 });
    await world.platform.settle();
    assert.deepEqual(await sizes(world), { all: 2_500, failed: 2_500 });
  });
});
