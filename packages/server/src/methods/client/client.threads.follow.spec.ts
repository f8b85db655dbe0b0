import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.threads.follow";

async function begin({ alice, general: channel }: Workspace) {
  const { ts: thread_ts } = await alice.does("chat.postMessage", { channel, text: "What now?" });
  const reply = async (text: string) => (await alice.does("chat.postMessage", { channel, thread_ts, text })).ts;
  await reply("before");
  return { channel, thread_ts, reply };
}

async function position(actor: Actor, channel: string, ts: string) {
  const [root] = (await actor.does("conversations.replies", { channel, ts })).messages;
  return [root?.subscribed, root?.unread_count];
}

async function mentions(actor: Actor, channel: string) {
  const { conversations } = await actor.does("client.counts", {});
  return conversations.find(({ id }) => id === channel)?.mention_count;
}

async function followed(actor: Actor) {
  const { threads } = await actor.does("client.threads.list", {});
  return threads.map(({ thread_ts }) => thread_ts);
}

describe(method, () => {
  test("replies of a followed thread count as unread, and earlier ones do not", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { channel, thread_ts, reply } = await begin(world);
    await bob.does("conversations.mark", { channel, ts: thread_ts });
    assert.deepEqual(await position(bob, channel, thread_ts), [false, undefined]);

    await bob.does(method, { channel, thread_ts });
    assert.deepEqual(await position(bob, channel, thread_ts), [true, 0]);
    await reply("after");
    assert.deepEqual(await position(bob, channel, thread_ts), [true, 1]);
    assert.equal(await mentions(bob, channel), 1);
  });

  test("following twice keeps unread replies unread", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { channel, thread_ts, reply } = await begin(world);
    await bob.does(method, { channel, thread_ts });
    await reply("after");
    await bob.does(method, { channel, thread_ts });
    assert.deepEqual(await position(bob, channel, thread_ts), [true, 1]);
  });

  test("replies of an unfollowed thread do not count, also for the author of the thread", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const { bob, general: channel } = world;
    const { ts: thread_ts } = await world.alice.does("chat.postMessage", { channel, text: "Take it or leave it" });
    await alice.does(method, { channel, thread_ts, is_followed: false });
    await bob.does("chat.postMessage", { channel, thread_ts, text: "I leave it" });

    assert.deepEqual(await position(alice, channel, thread_ts), [false, undefined]);
    assert.equal((await followed(alice)).includes(thread_ts), false);
  });

  test("a reply that mentions the person reaches them in an unfollowed thread", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { channel, thread_ts, reply } = await begin(world);
    await bob.does(method, { channel, thread_ts });
    await reply("unread when unfollowed");
    await bob.does(method, { channel, thread_ts, is_followed: false });
    await reply("unheard");
    assert.deepEqual(await position(bob, channel, thread_ts), [false, undefined]);
    await reply(`<@${bob.id}> is needed`);
    assert.deepEqual(await position(bob, channel, thread_ts), [true, 1]);
  });

  test("a message without replies can be followed, and is listed with its first reply", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { alice, general: channel } = world;
    const { ts: thread_ts } = await alice.does("chat.postMessage", { channel, text: "Who knows?" });
    await bob.does(method, { channel, thread_ts });
    assert.equal((await followed(bob)).includes(thread_ts), false);
    await alice.does("chat.postMessage", { channel, thread_ts, text: "I do" });
    assert.equal((await followed(bob))[0], thread_ts);
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, thread_ts: "1.000000" }),
    not_in_channel: async (world) => {
      const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
      return (await atHome(world, world.alice)).refused(method, { channel: channel.id, thread_ts: "1.000000" });
    },
    thread_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, { channel: world.general, thread_ts: "1.000000" }),
  });
});
