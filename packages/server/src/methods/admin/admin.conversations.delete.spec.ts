import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup } from "../../../testkit/admins.ts";
import { eventsOf, makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { upload } from "../../../testkit/files.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { channelMentions, plantChannelRows } from "../../../testkit/plantChannelRows.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.delete";

async function keyOf({ platform }: Workspace, id: string): Promise<number> {
  const row = await platform.store.db
    .selectFrom("channels")
    .select("key")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.key;
}

describe(method, () => {
  test("deletes a channel that the administrator is not in: no method finds it, and its name is free", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "old");
    const { ts } = await world.bob.does("chat.postMessage", { channel, text: "The ostrich sleeps" });
    await world.bob.does("chat.postMessage", { channel, text: "A reply", thread_ts: ts });

    await world.alice.does(method, { channel_id: channel });

    for (const name of ["conversations.info", "conversations.history", "conversations.members"] as const) {
      assert.equal(await world.bob.refused(name, { channel }), "channel_not_found");
    }
    assert.equal(await world.bob.refused("chat.postMessage", { channel, text: "Hello?" }), "channel_not_found");
    assert.equal(await world.alice.refused(method, { channel_id: channel }), "channel_not_found");
    await makeChannel(world.carol, "old");
    const events = await eventsOf(world, "channel_deleted");
    assert.deepEqual(
      events.map(({ audience, payload }) => [audience, payload["channel"], payload["actor_id"]]),
      [["team", channel, world.alice.id]],
    );
  });

  test("leaves a channel alone that a legal hold covers, until the hold is released", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "evidence");
    await world.bob.does("chat.postMessage", { channel, text: "Under oath" });
    const { policy } = await world.alice.does("admin.legalHolds.policies.create", {
      name: "Case 1",
      entity_ids: [world.bob.id],
    });

    assert.equal(await world.alice.refused(method, { channel_id: channel }), "could_not_delete_channel");
    const { messages } = await world.bob.does("conversations.history", { channel });
    await world.alice.does("admin.legalHolds.policies.release", { policy_id: policy.id });
    await world.alice.does(method, { channel_id: channel });

    assert.ok(messages.some(({ text }) => text === "Under oath"));
    assert.equal(await world.bob.refused("conversations.history", { channel }), "channel_not_found");
  });

  test("leaves no word of it to be found by a search", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "old");
    await world.bob.does("chat.postMessage", { channel, text: "The ostrich sleeps" });
    await world.platform.settle();
    const before = await world.bob.does("search.messages", { query: "ostrich" });
    assert.equal(before.messages.total, 1);

    await world.alice.does(method, { channel_id: channel });
    await world.platform.settle();

    const after = await world.bob.does("search.messages", { query: "ostrich" });
    assert.equal(after.messages.total, 0);
  });

  test("leaves no row in any table that refers to channels", async () => {
    await using world = await workspace();
    const id = await makeChannel(world.bob, "old");
    const channel = { id, key: await keyOf(world, id) };
    await world.bob.does("conversations.invite", { channel: id, users: [world.carol.id] });
    const { ts } = await world.bob.does("chat.postMessage", { channel: id, text: "One" });
    await world.bob.does("reactions.add", { channel: id, timestamp: ts, name: "thumbsup" });
    await world.bob.does("pins.add", { channel: id, timestamp: ts });
    await world.bob.does("stars.add", { channel: id, timestamp: ts });
    await world.bob.does("conversations.canvases.create", { channel_id: id });
    const bob = await atHome(world, world.bob);
    const { section } = await bob.does("client.sections.create", { name: "Projects" });
    await bob.does("client.sections.place", { channel: id, section: section.id });
    const usergroup = await makeGroup(world, "cooks", world.bob);
    await world.alice.does("usergroups.update", { usergroup, channels: [id, world.random] });
    const tables = await plantChannelRows(world, channel);
    assert.ok(tables.length > 25);
    const before = await channelMentions(world, channel);
    for (const name of ["sections.layout", "usergroups.channel_ids", "stars.object_id", "messages.channel_key"]) {
      assert.ok(before.includes(name), name);
    }

    await world.alice.does(method, { channel_id: id });

    assert.deepEqual(await channelMentions(world, channel), []);
    const docs = await world.platform.store.db
      .selectFrom("messages")
      .select("ts")
      .where("channel_key", "=", channel.key)
      .execute();
    assert.deepEqual(docs, []);
  });

  test("takes a file from people who reached it by the channel, and leaves it with its owner", async () => {
    await using world = await workspace();
    const channel = await makePrivate(world, "old", world.bob, world.carol);
    const { id: file } = await upload(world, world.bob, { channels: [channel] });

    await world.alice.does(method, { channel_id: channel });

    assert.equal(await world.carol.refused("files.info", { file }), "file_not_found");
    const { file: kept } = await world.bob.does("files.info", { file });
    assert.deepEqual(kept.channels, []);
  });

  test("notifies the members of a private channel, and nobody else", async () => {
    await using world = await workspace();
    const channel = await makePrivate(world, "old", world.bob);

    await world.alice.does(method, { channel_id: channel });

    const events = await eventsOf(world, "group_deleted");
    assert.deepEqual(new Set(events.map(({ userId }) => userId)), new Set([world.alice.id, world.bob.id]));
    assert.ok(events.every(({ audience }) => audience === "user"));
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id });
    },
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random }),
    could_not_delete_channel: ({ alice, general }) => alice.refused(method, { channel_id: general }),
  });
});
