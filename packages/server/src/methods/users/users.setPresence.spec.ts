import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { connect, listeningWorkspace } from "../../../testkit/socketClient.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "users.setPresence";

describe(method, () => {
  test("sends manual_presence_change to the person and presence_change to subscribers", async () => {
    await using world = await listeningWorkspace();
    await using alice = await connect(world.alice);
    await using bob = await connect(world.bob);
    alice.socket.send(JSON.stringify({ type: "presence_sub", ids: [world.bob.id] }));
    await alice.next();

    await world.bob.does(method, { presence: "away" });
    assert.deepEqual(await bob.next(), { type: "manual_presence_change", presence: "away" });
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "away" });
    await world.bob.does(method, { presence: "auto" });
    assert.deepEqual(await bob.next(), { type: "manual_presence_change", presence: "active" });
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "active" });
  });

  test("keeps a person away over sessions, although they are connected and active", async () => {
    await using world = await listeningWorkspace();
    await world.bob.does(method, { presence: "away" });
    await using alice = await connect(world.alice);
    await using bob = await connect(world.bob);
    bob.socket.send(JSON.stringify({ type: "tickle" }));
    bob.socket.send(JSON.stringify({ type: "ping", id: 1 }));
    await bob.next();

    const { presence, online, manual_away, auto_away } = await world.bob.does("users.getPresence", {});
    assert.deepEqual([presence, online, manual_away, auto_away], ["away", true, true, false]);
    alice.socket.send(JSON.stringify({ type: "presence_query", ids: [world.bob.id] }));
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.bob.id, presence: "away" });
    alice.socket.send(JSON.stringify({ type: "presence_query", ids: [world.alice.id] }));
    assert.deepEqual(await alice.next(), { type: "presence_change", user: world.alice.id, presence: "active" });
  });

  test("reports nothing when nothing changes", async () => {
    await using world = await workspace();
    await world.bob.does(method, { presence: "auto" });
    const emitted = await world.platform.store.db
      .selectFrom("outbox")
      .select("id")
      .where("type", "in", ["manual_presence_change", "presence_signal"])
      .execute();
    assert.deepEqual(emitted, []);
  });

  refuses(method, {
    invalid_presence: ({ bob }) => bob.refused(method, { presence: "active" }),
  });
});
