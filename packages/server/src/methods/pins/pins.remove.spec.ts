import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { archiveRandom, leaveRandom, messageIn, namingRefusals } from "../../../testkit/attaching.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "pins.remove";

describe(method, () => {
  test("removes another person's pin, and returns whether pins are left", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const timestamp = await messageIn(world);
    await bob.does("pins.add", { channel: random, timestamp });
    const before = await outboxEnd(world);

    await carol.does(method, { channel: random, timestamp });

    const { messages } = await bob.does("conversations.history", { channel: random, limit: 1 });
    assert.equal(messages[0] && "pinned_to" in messages[0], false);
    assert.deepEqual((await bob.does("pins.list", { channel: random })).items, []);
    const [event] = await eventsAfter(world, before);
    assert.deepEqual([event?.type, event?.payload["has_pins"]], ["pin_removed", false]);
  });

  refuses(method, {
    ...namingRefusals((actor, item) => actor.refused(method, { ...item })),
    no_pin: async (world) => world.bob.refused(method, { channel: world.random, timestamp: await messageIn(world) }),
    not_in_channel: async (world) => {
      const timestamp = await messageIn(world);
      return (await leaveRandom(world)).refused(method, { channel: world.random, timestamp });
    },
    is_archived: async (world) => {
      const timestamp = await messageIn(world);
      await archiveRandom(world);
      return world.bob.refused(method, { channel: world.random, timestamp });
    },
  });
});
