import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { standardEmojis } from "@platform/protocol/emoji/standardEmoji.ts";
import { archiveRandom, leaveRandom, messageIn, namingRefusals } from "../../../testkit/attaching.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "reactions.add";

async function reactionsOf({ alice, random }: Workspace, ts: string) {
  const { messages } = await alice.does("conversations.history", {
    channel: random,
    latest: ts,
    inclusive: true,
    limit: 1,
  });
  return messages[0]?.reactions;
}

describe(method, () => {
  test("is part of the message, each emoji in the order of its first reaction", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const timestamp = await messageIn(world);

    await bob.does(method, { channel: random, timestamp, name: "tada" });
    await bob.does(method, { channel: random, timestamp, name: "eyes" });
    await carol.does(method, { channel: random, timestamp, name: "tada" });

    assert.deepEqual(await reactionsOf(world, timestamp), [
      { name: "tada", users: [bob.id, carol.id], count: 2 },
      { name: "eyes", users: [bob.id], count: 1 },
    ]);
  });

  test("counts names that mean the same together, and tones of skin apart", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const timestamp = await messageIn(world);

    await bob.does(method, { channel: random, timestamp, name: "thumbsup" });
    await carol.does(method, { channel: random, timestamp, name: ":+1:" });
    await carol.does(method, { channel: random, timestamp, name: "thumbsup::skin-tone-4" });

    const reactions = await reactionsOf(world, timestamp);
    assert.deepEqual(
      reactions?.map(({ name, count }) => [name, count]),
      [
        ["+1", 2],
        ["+1::skin-tone-4", 1],
      ],
    );
  });

  test("takes the workspace's own emoji, also under another name", async () => {
    await using world = await workspace();
    const timestamp = await messageIn(world);
    await world.alice.does("admin.emoji.add", { name: "acme", url: "https://example.com/acme.png" });
    await world.alice.does("admin.emoji.addAlias", { name: "company", alias_for: "acme" });

    await world.bob.does(method, { channel: world.random, timestamp, name: "company" });

    assert.deepEqual(await reactionsOf(world, timestamp), [{ name: "acme", users: [world.bob.id], count: 1 }]);
  });

  test("reacts to a reply in its thread", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const thread_ts = await messageIn(world);
    const reply = await alice.does("chat.postMessage", { channel: random, text: "reply", thread_ts });

    await bob.does(method, { channel: random, timestamp: reply.ts, name: "eyes" });

    const { messages } = await alice.does("conversations.replies", { channel: random, ts: thread_ts });
    assert.deepEqual(
      messages.map((message) => message.reactions?.[0]?.name),
      [undefined, "eyes"],
    );
  });

  test("tells those in the channel, and whose message it was", async () => {
    await using world = await workspace();
    const timestamp = await messageIn(world);
    const before = await outboxEnd(world);

    await world.bob.does(method, { channel: world.random, timestamp, name: "tada" });

    const [event] = await eventsAfter(world, before);
    assert.equal(event?.userIds?.includes(world.carol.id), true);
    const { event_ts: _at, ...payload } = event?.payload ?? {};
    assert.deepEqual(payload, {
      type: method.replace("reactions.add", "reaction_added"),
      user: world.bob.id,
      reaction: "tada",
      item: { type: "message", channel: world.random, ts: timestamp },
      item_user: world.alice.id,
    });
  });

  test("keeps the reactions when a reply is counted, and the count when a reaction is added", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const timestamp = await messageIn(world);

    await bob.does(method, { channel: random, timestamp, name: "tada" });
    await alice.does("chat.postMessage", { channel: random, text: "reply", thread_ts: timestamp });
    await alice.does(method, { channel: random, timestamp, name: "tada" });

    const { messages } = await bob.does("conversations.replies", { channel: random, ts: timestamp, limit: 1 });
    assert.equal(messages[0]?.reply_count, 1);
    assert.equal(messages[0]?.reactions?.[0]?.count, 2);
  });

  const add = (actor: Workspace["bob"], item: object) => actor.refused(method, { ...item, name: "tada" });
  refuses(method, {
    ...namingRefusals(add),
    invalid_name: async (world) =>
      world.bob.refused(method, { channel: world.random, timestamp: await messageIn(world), name: "no_such_emoji" }),
    already_reacted: async (world) => {
      const item = { channel: world.random, timestamp: await messageIn(world) };
      await world.bob.does(method, { ...item, name: "thumbsup" });
      return world.bob.refused(method, { ...item, name: "+1" });
    },
    too_many_reactions: async (world) => {
      const item = { channel: world.random, timestamp: await messageIn(world) };
      const [last, ...names] = emojiNames(limits.message_reactions_per_person_max + 1);
      for (const name of names) await world.bob.does(method, { ...item, name });
      return world.bob.refused(method, { ...item, name: last });
    },
    too_many_emoji: async (world) => {
      const item = { channel: world.random, timestamp: await messageIn(world) };
      const [last, ...names] = emojiNames(limits.message_emoji_max + 1);
      const people = [world.alice, world.bob, world.carol];
      for (const [at, name] of names.entries()) await people[at % people.length]?.does(method, { ...item, name });
      return world.bob.refused(method, { ...item, name: last });
    },
    no_access: async (world) => {
      const timestamp = await messageIn(world);
      return add(await leaveRandom(world), { channel: world.random, timestamp });
    },
    is_archived: async (world) => {
      const timestamp = await messageIn(world);
      await archiveRandom(world);
      return add(world.bob, { channel: world.random, timestamp });
    },
    thread_locked: async (world) => {
      const timestamp = await messageIn(world);
      await world.alice.does("admin.conversations.lockThread", { channel_id: world.random, thread_ts: timestamp });
      return add(world.bob, { channel: world.random, timestamp });
    },
  });
});

function emojiNames(count: number): string[] {
  return standardEmojis()
    .slice(0, count)
    .map((emoji) => emoji.name);
}
