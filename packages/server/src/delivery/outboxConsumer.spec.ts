import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Receiver, subscribe } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

async function control(world: Workspace, name: string, args: Record<string, unknown>): Promise<void> {
  assert.ok((await world.platform.control(name, args))?.ok);
}

async function say(world: Workspace, text: string): Promise<void> {
  await world.bob.does("chat.postMessage", { channel: world.random, text });
  await world.platform.settle();
}

describe("when the store is put back", () => {
  test("to its beginning, apps receive what happens from then on", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    await say(world, "before");

    await control(world, "state.reset", {});
    await subscribe(world, receiver, ["message.channels"]);
    await say(world, "after");

    assert.deepEqual(receiver.heard, ["message before", "message after"]);
  });

  test("to a snapshot, what comes next is not taken for what was passed before", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    await world.platform.settle();
    await control(world, "state.snapshot", { name: "mark" });
    await world.bob.does("conversations.create", { name: "nobody-asked" });
    await world.platform.settle();

    await control(world, "state.restore", { name: "mark" });
    await world.bob.does("chat.postMessage", { channel: world.random, text: "after" });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, ["message after"]);
  });
});
