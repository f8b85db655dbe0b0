import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { archiveRandom, leaveRandom, messageIn, namingRefusals } from "../../../testkit/attaching.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "reactions.remove";

describe(method, () => {
  test("takes back one's own and leaves those of others; the last one takes the emoji with it", async () => {
    await using world = await workspace();
    const { alice, bob, carol, random } = world;
    const item = { channel: random, timestamp: await messageIn(world) };
    await bob.does("reactions.add", { ...item, name: "tada" });
    await carol.does("reactions.add", { ...item, name: "tada" });

    await bob.does(method, { ...item, name: "tada" });
    const one = await alice.does("reactions.get", item);
    await carol.does(method, { ...item, name: "tada" });
    const none = await alice.does("reactions.get", item);

    assert.deepEqual(one.message.reactions, [{ name: "tada", users: [carol.id], count: 1 }]);
    assert.equal("reactions" in none.message, false);
  });

  test("tells those in the channel", async () => {
    await using world = await workspace();
    const item = { channel: world.random, timestamp: await messageIn(world) };
    await world.bob.does("reactions.add", { ...item, name: "tada" });
    const before = await outboxEnd(world);

    await world.bob.does(method, { ...item, name: "tada" });

    const [event] = await eventsAfter(world, before);
    assert.equal(event?.type, "reaction_removed");
    assert.equal(event.payload["reaction"], "tada");
  });

  test("removes a reaction with a deleted custom emoji", async () => {
    await using world = await workspace();
    const item = { channel: world.random, timestamp: await messageIn(world) };
    await world.alice.does("admin.emoji.add", { name: "acme", url: "https://example.com/acme.png" });
    await world.bob.does("reactions.add", { ...item, name: "acme" });
    await world.alice.does("admin.emoji.remove", { name: "acme" });

    await world.bob.does(method, { ...item, name: "acme" });

    const { message } = await world.alice.does("reactions.get", item);
    assert.equal("reactions" in message, false);
  });

  const remove = (actor: Workspace["bob"], item: object) => actor.refused(method, { ...item, name: "tada" });
  refuses(method, {
    ...namingRefusals(remove),
    invalid_name: async (world) =>
      world.bob.refused(method, { channel: world.random, timestamp: await messageIn(world), name: "no_such_emoji" }),
    no_reaction: async (world) => remove(world.bob, { channel: world.random, timestamp: await messageIn(world) }),
    no_access: async (world) => {
      const timestamp = await messageIn(world);
      return remove(await leaveRandom(world), { channel: world.random, timestamp });
    },
    is_archived: async (world) => {
      const timestamp = await messageIn(world);
      await archiveRandom(world);
      return remove(world.bob, { channel: world.random, timestamp });
    },
    thread_locked: async (world) => {
      const timestamp = await messageIn(world);
      await world.alice.does("admin.conversations.lockThread", { channel_id: world.random, thread_ts: timestamp });
      return remove(world.bob, { channel: world.random, timestamp });
    },
  });
});
