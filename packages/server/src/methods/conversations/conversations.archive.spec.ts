import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, makeChannel, makePrivate, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.archive";

describe(method, () => {
  test("ends what is said in a channel, and not what can be read", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "old");
    await world.alice.does("chat.postMessage", { channel, text: "Last words." });

    await world.alice.does(method, { channel });

    assert.equal(await world.alice.refused("chat.postMessage", { channel, text: "One more." }), "is_archived");
    const { messages } = await world.alice.does("conversations.history", { channel });
    assert.ok(messages.some((message) => message.text === "Last words."));
    assert.equal((await world.bob.does("conversations.info", { channel })).channel.is_archived, true);
  });

  test("is announced to everyone in the workspace for a public channel, and to the members of a private one", async () => {
    await using world = await workspace();
    const open = await makeChannel(world.alice, "old");
    const hidden = await makePrivate(world, "older");

    await world.alice.does(method, { channel: open });
    await world.alice.does(method, { channel: hidden });

    const [ofOpen] = await eventsOf(world, "channel_archive");
    const [ofHidden] = await eventsOf(world, "group_archive");
    assert.deepEqual(
      [ofOpen?.audience, ofOpen?.payload["channel"], ofOpen?.payload["user"]],
      ["team", open, world.alice.id],
    );
    assert.equal((await newestIn(world.alice, open))["subtype"], "channel_archive");
    assert.equal((await newestIn(world.alice, hidden))["subtype"], "group_archive");
    assert.deepEqual([ofHidden?.audience, ofHidden?.payload["channel"]], ["channel", hidden]);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    method_not_supported_for_channel_type: async (world) =>
      world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob) }),
    already_archived: async ({ alice }) => {
      const channel = await makeChannel(alice, "old");
      await alice.does(method, { channel });
      return alice.refused(method, { channel });
    },
    cant_archive_general: ({ alice, general }) => alice.refused(method, { channel: general }),
    not_in_channel: async ({ alice, bob }) => bob.refused(method, { channel: await makeChannel(alice, "plans") }),
    restricted_action: async (world) =>
      world.dora.refused(method, { channel: await makePrivate(world, "plans", world.dora) }),
  });
});
