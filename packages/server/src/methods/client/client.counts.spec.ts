import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.counts";

async function countIn({ bob }: Workspace, channel: string) {
  const { conversations } = await bob.does(method, {});
  const found = conversations.find(({ id }) => id === channel);
  return found && [found.unread_count, found.mention_count];
}

describe(method, () => {
  test("tells mentions of the caller and of everybody from the rest", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const { messages } = await bob.does("conversations.history", { channel, limit: 1 });
    await bob.does("conversations.mark", { channel, ts: messages[0]?.ts ?? "1.0" });
    for (const text of ["hello", `hello <@${bob.id}>`, "all of <!channel>", `not <@${alice.id}>`]) {
      await alice.does("chat.postMessage", { channel, text });
    }
    await bob.does("chat.postMessage", { channel, text: "my own" });

    assert.deepEqual(await countIn(world, channel), [4, 2]);
  });

  test("a group that the caller is in means the caller, and another does not", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const group = async (handle: string, ...users: string[]) => {
      const { usergroup } = await alice.does("usergroups.create", { name: handle, handle });
      await alice.does("usergroups.users.update", { usergroup: usergroup.id, users });
      return usergroup.id;
    };
    const [own, other] = [await group("builders", bob.id), await group("painters", alice.id)];
    const { ts } = await bob.does("chat.postMessage", { channel, text: "begin" });
    await bob.does("conversations.mark", { channel, ts });
    for (const text of [`<!subteam^${own}> ready`, `<!subteam^${other}> ready`, `<@${bob.id}>`]) {
      await alice.does("chat.postMessage", { channel, text });
    }

    assert.deepEqual(await countIn(world, channel), [3, 2]);
  });

  test("everything in a direct conversation is for the caller, and what was read counts no more", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await openDm(world, alice, bob);
    await alice.does("chat.postMessage", { channel, text: "one" });
    const { ts } = await alice.does("chat.postMessage", { channel, text: "two" });

    assert.deepEqual(await countIn(world, channel), [2, 2]);
    await bob.does("conversations.mark", { channel, ts });
    assert.deepEqual(await countIn(world, channel), [0, 0]);
  });

  test("says up to where it counted, so that what comes later can be added", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const { ts } = await alice.does("chat.postMessage", { channel, text: "one" });

    const { conversations } = await bob.does(method, {});
    assert.equal(conversations.find(({ id }) => id === channel)?.latest, ts);
  });

  describe("in threads", () => {
    /** Everything in the channel itself is read, so that only threads count. */
    async function threadIn(world: Workspace, author: "alice" | "bob", channel = world.general) {
      const { alice, bob } = world;
      const { ts: thread_ts } = await world[author].does("chat.postMessage", { channel, text: "What now?" });
      await bob.does("conversations.mark", { channel, ts: thread_ts });
      const reply = async (text: string) => (await alice.does("chat.postMessage", { channel, thread_ts, text })).ts;
      return { thread_ts, reply };
    }

    test("a reply that names the caller counts, and one that does not is for others", async () => {
      await using world = await workspace();
      const { bob, general } = world;
      const { reply } = await threadIn(world, "alice");
      await reply("to myself");
      assert.deepEqual(await countIn(world, general), [0, 0]);
      await reply(`ask <@${bob.id}>`);
      assert.deepEqual(await countIn(world, general), [0, 1]);
      await reply("and so on");
      assert.deepEqual(await countIn(world, general), [0, 2]);
    });

    test("a group of the caller's counts like the caller, mentions of everyone only for followers", async () => {
      await using world = await workspace();
      const { alice, bob, general } = world;
      const { usergroup } = await alice.does("usergroups.create", { name: "builders", handle: "builders" });
      await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [bob.id] });
      const { reply } = await threadIn(world, "alice");
      await reply("all of <!channel>");
      assert.deepEqual(await countIn(world, general), [0, 0]);
      await reply(`<!subteam^${usergroup.id}> ready`);
      assert.deepEqual(await countIn(world, general), [0, 1]);
    });

    test("replies count for the author of the thread and for participants, not for oneself", async () => {
      await using world = await workspace();
      const { bob, general: channel } = world;
      const own = await threadIn(world, "bob");
      await own.reply("an answer");
      assert.deepEqual(await countIn(world, channel), [0, 1]);
      await bob.does("chat.postMessage", { channel, thread_ts: own.thread_ts, text: "thanks" });
      assert.deepEqual(await countIn(world, channel), [0, 0]);

      const other = await threadIn(world, "alice");
      await bob.does("chat.postMessage", { channel, thread_ts: other.thread_ts, text: "I think" });
      await other.reply("so do I");
      assert.deepEqual(await countIn(world, channel), [0, 1]);
    });

    test("they count until the thread is read, whatever is read in the channel", async () => {
      await using world = await workspace();
      const { alice, general: channel } = world;
      const bob = await atHome(world, world.bob);
      const { reply, thread_ts } = await threadIn(world, "bob");
      const first = await reply("one");
      const second = await reply("two");
      const { ts } = await alice.does("chat.postMessage", { channel, text: "beside it" });
      await bob.does("conversations.mark", { channel, ts });
      assert.deepEqual(await countIn(world, channel), [0, 2]);

      await bob.does("client.threads.mark", { channel, thread_ts, ts: first });
      assert.deepEqual(await countIn(world, channel), [0, 1]);
      await bob.does("client.threads.mark", { channel, thread_ts, ts: second });
      assert.deepEqual(await countIn(world, channel), [0, 0]);
      const { conversations } = await bob.does(method, {});
      assert.deepEqual(conversations.find(({ id }) => id === channel)?.threads, []);
    });

    test("every reply in a direct conversation is for the caller", async () => {
      await using world = await workspace();
      const channel = await openDm(world, world.alice, world.bob);
      const { reply } = await threadIn(world, "alice", channel);
      await reply("by the way");
      assert.deepEqual(await countIn(world, channel), [0, 1]);
    });

    test("in a muted channel only those that name the caller count", async () => {
      await using world = await workspace();
      const { bob, general: channel } = world;
      const { reply } = await threadIn(world, "bob");
      await (await atHome(world, bob)).does("client.channels.mute", { channel });
      await reply("an answer");
      assert.deepEqual(await countIn(world, channel), [0, 0]);
      await reply(`<@${bob.id}>`);
      assert.deepEqual(await countIn(world, channel), [0, 1]);
    });

    test("a reply that was deleted, and a channel that was left, count no more", async () => {
      await using world = await workspace();
      const { alice, bob, random: channel } = world;
      const { reply } = await threadIn(world, "bob", channel);
      const ts = await reply("an answer");
      await alice.does("chat.delete", { channel, ts });
      assert.deepEqual(await countIn(world, channel), [0, 0]);
      await reply("another one");
      await bob.does("conversations.leave", { channel });
      assert.equal(await countIn(world, channel), undefined);
    });

    test("who is not in the channel is not reached by being named", async () => {
      await using world = await workspace();
      const { alice, carol, secret: channel } = world;
      const { ts: thread_ts } = await alice.does("chat.postMessage", { channel, text: "Who knows?" });
      await alice.does("chat.postMessage", { channel, thread_ts, text: `perhaps <@${carol.id}>` });
      await alice.does("conversations.invite", { channel, users: [carol.id] });

      const { conversations } = await carol.does(method, {});
      assert.deepEqual(conversations.find(({ id }) => id === channel)?.threads, []);
    });
  });

  test("leaves out where the caller is not", async () => {
    await using world = await workspace();
    const { conversations } = await world.carol.does(method, {});

    assert.equal(
      conversations.some(({ id }) => id === world.secret),
      false,
    );
  });

  refuses(method, { not_allowed_token_type: ({ bot }) => bot.refused(method, {}) });
});
