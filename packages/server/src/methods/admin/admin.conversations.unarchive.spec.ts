import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf, makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.unarchive";

describe(method, () => {
  test("takes channels that the administrator is not in out of the archive, with their members", async () => {
    await using world = await workspace();
    const open = await makeChannel(world.bob, "old");
    const hidden = await makePrivate(world, "older", world.bob);
    await world.alice.does("conversations.leave", { channel: hidden });
    for (const channel_id of [open, hidden]) await world.alice.does("admin.conversations.archive", { channel_id });

    for (const channel_id of [open, hidden]) await world.alice.does(method, { channel_id });

    for (const channel of [open, hidden]) await world.bob.does("chat.postMessage", { channel, text: "Again." });
    assert.equal((await eventsOf(world, "channel_unarchive"))[0]?.payload["channel"], open);
    assert.equal((await eventsOf(world, "group_unarchive"))[0]?.payload["channel"], hidden);
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id });
    },
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random }),
    channel_not_archived: ({ alice, random }) => alice.refused(method, { channel_id: random }),
  });
});
