import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configureSocketMode } from "../../../testkit/appListener.ts";
import { devApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { nobody } from "../caller.ts";
import { askRemoteSockets } from "./askRemoteSockets.ts";

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
