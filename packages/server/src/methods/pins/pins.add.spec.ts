import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { archiveRandom, leaveRandom, messageIn, namingRefusals } from "../../../testkit/attaching.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "pins.add";

describe(method, () => {
  test("says in the message where it is pinned, and tells those in the channel", async () => {
    await using world = await workspace();
    const { bob, random } = world;
    const timestamp = await messageIn(world);
    const before = await outboxEnd(world);

    await bob.does(method, { channel: random, timestamp });

    const { messages } = await bob.does("conversations.history", { channel: random, limit: 1 });
    assert.deepEqual(messages[0]?.pinned_to, [random]);
    const [event] = await eventsAfter(world, before);
    assert.equal(event?.type, "pin_added");
    assert.deepEqual(
      [event.payload["user"], event.payload["item_user"], event.payload["pin_count"]],
      [bob.id, world.alice.id, 1],
    );
  });

  refuses(method, {
    ...namingRefusals((actor, item) => actor.refused(method, { ...item })),
    already_pinned: async (world) => {
      const item = { channel: world.random, timestamp: await messageIn(world) };
      await world.bob.does(method, item);
      return world.alice.refused(method, item);
    },
    too_many_pins: async (world) => {
      for (let at = 0; at < limits.channel_pins_max; at++) {
        await world.bob.does(method, { channel: world.random, timestamp: await messageIn(world) });
      }
      return world.bob.refused(method, { channel: world.random, timestamp: await messageIn(world) });
    },
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
