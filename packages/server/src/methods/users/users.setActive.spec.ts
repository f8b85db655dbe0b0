import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connect, listeningWorkspace } from "../../../testkit/socketClient.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.setActive";

describe(method, () => {
  test("ends the automatic absence of a connected person, and subscribers receive it", async () => {
    await using world = await listeningWorkspace();
    await using alice = await connect(world.alice);
    await using _bob = await connect(world.bob);
    alice.socket.send(JSON.stringify({ type: "presence_sub", ids: [world.bob.id] }));
    await alice.next();
    world.clock.advance({ seconds: 630 });
    await world.platform.settle();
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "away" });

    await world.bob.does(method, {});
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "active" });
  });

  test("has no effect without a connection, and none on a person who is away on purpose", async () => {
    await using world = await workspace();
    await world.bob.does("users.setPresence", { presence: "away" });
    await world.bob.does(method, {});
    const { presence, manual_away } = await world.bob.does("users.getPresence", {});
    assert.deepEqual([presence, manual_away], ["away", true]);
  });
});
