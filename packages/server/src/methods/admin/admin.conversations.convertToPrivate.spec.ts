import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.convertToPrivate";

describe(method, () => {
  test("hides a channel from all but its members, who keep its messages", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const channel = await makeChannel(bob, "plans");
    await bob.does("chat.postMessage", { channel, text: "A walrus." });
    assert.equal((await carol.does("conversations.info", { channel })).channel.is_private, false);

    await alice.does(method, { channel_id: channel });

    assert.equal(await carol.refused("conversations.history", { channel }), "channel_not_found");
    const listed = await carol.does("conversations.list", { types: ["public_channel", "private_channel"] });
    assert.ok(!listed.channels.some(({ id }) => id === channel));
    assert.equal((await carol.does("search.messages", { query: "walrus" })).messages.total, 0);
    const { messages } = await bob.does("conversations.history", { channel });
    assert.ok(messages.some(({ text }) => text === "A walrus."));
    assert.equal((await newestIn(bob, channel))["subtype"], "channel_convert_to_private");
    assert.equal((await bob.does("conversations.info", { channel })).channel.is_private, true);
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id });
    },
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random }),
    could_not_convert_channel: ({ alice, secret }) => alice.refused(method, { channel_id: secret }),
  });

  test("does not convert the general channel", async () => {
    await using world = await workspace();
    const asked = { channel_id: world.general };
    assert.equal(await world.alice.refused(method, asked), "channel_type_not_supported");
  });
});
