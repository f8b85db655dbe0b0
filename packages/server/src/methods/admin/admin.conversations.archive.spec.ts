import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, makeChannel, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.archive";

describe(method, () => {
  test("archives a channel that the administrator is not in", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "old");

    await world.alice.does(method, { channel_id: channel });

    assert.equal(await world.bob.refused("chat.postMessage", { channel, text: "One more." }), "is_archived");
    assert.equal((await newestIn(world.bob, channel))["subtype"], "channel_archive");
    const [event] = await eventsOf(world, "channel_archive");
    assert.deepEqual([event?.payload["channel"], event?.payload["user"]], [channel, world.alice.id]);
  });

  test("keeps a scheduled message from being posted", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "old");
    const post_at = Math.floor(world.clock.nowMs() / 1000) + 600;
    await world.bob.does("chat.scheduleMessage", { channel, text: "Too late.", post_at });

    await world.alice.does(method, { channel_id: channel });
    world.clock.advance({ hours: 1 });
    await world.platform.settle();

    const { messages } = await world.bob.does("conversations.history", { channel });
    assert.ok(!messages.some(({ text }) => text === "Too late."));
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id });
    },
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random }),
    already_archived: async ({ alice, bob }) => {
      const channel_id = await makeChannel(bob, "old");
      await alice.does(method, { channel_id });
      return alice.refused(method, { channel_id });
    },
    cant_archive_general: ({ alice, general }) => alice.refused(method, { channel_id: general }),
  });
});
