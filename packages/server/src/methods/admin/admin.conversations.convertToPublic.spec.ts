import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, seedWithAdmins } from "../../../testkit/admins.ts";
import { makePrivate, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.convertToPublic";

describe(method, () => {
  test("shows a channel and all that was written in it to everyone in the workspace", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const channel = await makePrivate(world, "plans", bob);
    await bob.does("chat.postMessage", { channel, text: "A walrus." });
    await world.platform.settle();
    assert.equal(await carol.refused("conversations.history", { channel }), "channel_not_found");

    await alice.does(method, { channel_id: channel });

    const { messages } = await carol.does("conversations.history", { channel });
    assert.ok(messages.some(({ text }) => text === "A walrus."));
    assert.equal((await carol.does("search.messages", { query: "walrus" })).messages.total, 1);
    assert.equal((await newestIn(bob, channel))["subtype"], "channel_convert_to_public");
  });

  test("is not for admins of the workspace", async () => {
    await using world = await workspace({ seed: seedWithAdmins("bob") });
    const channel_id = await makePrivate(world, "plans", world.bob);
    assert.equal(await world.bob.refused(method, { channel_id }), "restricted_action");
  });

  refuses(method, {
    is_idp_managed: async (world) => {
      const group_id = await makeGroup(world, "cooks", world.alice);
      await world.alice.does("admin.conversations.restrictAccess.addGroup", { channel_id: world.secret, group_id });
      return world.alice.refused(method, { channel_id: world.secret });
    },
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob) }),
    restricted_action: ({ bob, secret }) => bob.refused(method, { channel_id: secret }),
    could_not_convert_channel: ({ alice, random }) => alice.refused(method, { channel_id: random }),
  });
});
