import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, makeChannel, makePrivate, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.unarchive";

describe(method, () => {
  test("takes a channel out of the archive, with its members; bots may too", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bot, "old");
    await world.bot.does("conversations.archive", { channel });

    await world.bot.does(method, { channel });

    assert.equal((await newestIn(world.bot, channel))["subtype"], "channel_unarchive");
    await world.bot.does("chat.postMessage", { channel, text: "Here again." });
    const [event] = await eventsOf(world, "channel_unarchive");
    assert.equal(event?.payload["channel"], channel);
    assert.ok(event?.payload["user"]);
  });

  test("is announced to the members of a private channel with its own wording", async () => {
    await using world = await workspace();
    const channel = await makePrivate(world, "old", world.bob);
    await world.alice.does("conversations.archive", { channel });

    await world.bob.does(method, { channel });

    const [event] = await eventsOf(world, "group_unarchive");
    assert.deepEqual([event?.audience, event?.payload["actor_id"]], ["channel", world.bob.id]);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    method_not_supported_for_channel_type: async (world) =>
      world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob) }),
    not_archived: ({ alice, random }) => alice.refused(method, { channel: random }),
    restricted_action: async (world) => {
      const channel = await makePrivate(world, "plans", world.dora);
      await world.alice.does("conversations.archive", { channel });
      return world.dora.refused(method, { channel });
    },
  });
});
