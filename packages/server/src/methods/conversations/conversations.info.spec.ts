import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deactivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("conversations.info", () => {
  test("describes a channel; count and locale only when asked", async () => {
    await using world = await workspace();

    const plain = await world.alice.does("conversations.info", { channel: world.general });
    const full = await world.alice.does("conversations.info", {
      channel: world.general,
      include_num_members: true,
      include_locale: true,
    });

    assert.equal(plain.channel.is_general, true);
    assert.equal(plain.channel.is_member, true);
    assert.equal("num_members" in plain.channel, false);
    assert.equal("locale" in plain.channel, false);
    assert.equal(full.channel.num_members, 6);
    assert.equal(full.channel.locale, "en-US");
  });

  test("answers the same for a channel one may not see and for one that does not exist", async () => {
    await using world = await workspace();

    const hidden = await world.carol.asks("conversations.info", { channel: world.secret });
    const missing = await world.carol.asks("conversations.info", { channel: "C0000000000" });

    assert.deepEqual(hidden, missing);
  });

  test("tells a member what is unread, without what the member wrote, and of a DM the newest message", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const dm = await openDm(world, alice, bob);
    await alice.does("chat.postMessage", { channel: dm, text: "one" });
    await bob.does("chat.postMessage", { channel: dm, text: "two" });
    await alice.does("chat.postMessage", { channel: dm, text: "three" });

    const { channel } = await bob.does("conversations.info", { channel: dm });

    assert.deepEqual([channel.unread_count, channel.unread_count_display], [2, 2]);
    assert.equal(channel.latest?.text, "three");
    assert.equal(channel.user, alice.id);
    const open = await bob.does("conversations.info", { channel: world.random });
    assert.equal("latest" in open.channel, false);
  });

  test("shows the newest message only to callers who may read the history", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await openDm(world, alice, bob);
    await alice.does("chat.postMessage", { channel, text: "one" });
    const { store } = world.platform;
    await store.db.updateTable("tokens").set({ scopes: "im:read" }).where("user_id", "=", bob.id).execute();

    assert.equal("latest" in (await bob.does("conversations.info", { channel })).channel, false);
  });

  test("says of a DM that the other one was deactivated", async () => {
    await using world = await workspace();
    const channel = await openDm(world, world.alice, world.carol);

    const before = await world.alice.does("conversations.info", { channel });
    await deactivate(world, world.carol);
    const after = await world.alice.does("conversations.info", { channel });

    assert.deepEqual([before.channel.is_user_deleted, after.channel.is_user_deleted], [false, true]);
  });

  test("says how a channel is used, who may post in it, and whether the caller saved it", async () => {
    await using world = await workspace();
    const { alice, bob, random: channel } = world;
    const prefs = { who_can_post: "type:admin", channel_mode: "thread_only" };
    await alice.does("admin.conversations.setConversationPrefs", { channel_id: channel, prefs });
    await bob.does("stars.add", { channel });

    const { channel: seen } = await bob.does("conversations.info", { channel });

    assert.deepEqual([seen.is_read_only, seen.is_thread_only, seen.is_non_threadable], [false, true, false]);
    assert.deepEqual(seen.properties, { posting_restricted_to: { type: ["admin"], user: [] } });
    assert.deepEqual([seen.is_starred, seen.is_open, seen.is_moved, seen.priority], [true, true, 0, 0]);
    assert.equal((await alice.does("conversations.info", { channel })).channel.is_starred, false);
  });

  refuses("conversations.info", {
    channel_not_found: ({ dora, random }) => dora.refused("conversations.info", { channel: random }),
  });
});
