import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.feed.list";
const news = ["mention", "reaction", "invitation"] as const;

/** What a person is informed of, without the threads of the seed. */
async function feedOf(actor: Actor, types: readonly (typeof news)[number][] = news) {
  const { items } = await actor.does(method, { types: [...types] });
  return items.map(({ type, user, reaction, mention, message }) =>
    [type, user, reaction ?? mention ?? "", message?.text ?? ""].join(" "),
  );
}

async function bobIn(world: Workspace): Promise<Actor> {
  return atHome(world, world.bob);
}

describe(method, () => {
  test("lists mentions by name, by group and of the channel, each message once", async () => {
    await using world = await workspace();
    const { alice, general: channel } = world;
    const bob = await bobIn(world);
    const { usergroup } = await alice.does("usergroups.create", { name: "builders", handle: "builders" });
    await alice.does("usergroups.users.update", { usergroup: usergroup.id, users: [bob.id] });
    const texts = [`<@${bob.id}> hi`, `<!subteam^${usergroup.id}> go`, "<!channel> now"];
    for (const text of [...texts, `<@${alice.id}> is me`, `<!here> <@${bob.id}> <!subteam^${usergroup.id}>`]) {
      world.clock.advance({ seconds: 1 });
      await alice.does("chat.postMessage", { channel, text });
    }

    assert.deepEqual(await feedOf(bob), [
      `mention ${alice.id} user <!here> <@${bob.id}> <!subteam^${usergroup.id}>`,
      `mention ${alice.id} channel ${texts[2]}`,
      `mention ${alice.id} group ${texts[1]}`,
      `mention ${alice.id} user ${texts[0]}`,
    ]);
  });

  test("lists reactions to one's own messages until they are removed, and none of one's own", async () => {
    await using world = await workspace();
    const { alice, carol, general: channel } = world;
    const bob = await bobIn(world);
    const { ts: timestamp } = await bob.does("chat.postMessage", { channel, text: "Done" });
    await alice.does("reactions.add", { channel, timestamp, name: "tada" });
    await bob.does("reactions.add", { channel, timestamp, name: "tada" });
    world.clock.advance({ seconds: 1 });
    await carol.does("reactions.add", { channel, timestamp, name: "eyes" });

    const eyes = `reaction ${carol.id} eyes Done`;
    assert.deepEqual(await feedOf(bob), [eyes, `reaction ${alice.id} tada Done`]);
    await alice.does("reactions.remove", { channel, timestamp, name: "tada" });
    assert.deepEqual(await feedOf(bob), [eyes]);
    assert.deepEqual(await feedOf(await atHome(world, alice)), []);
  });

  test("lists invitations to channels, until the channel is left", async () => {
    await using world = await workspace();
    const { alice, carol, secret: channel } = world;
    const own = await atHome(world, carol);
    await alice.does("conversations.invite", { channel, users: [carol.id] });
    await alice.does("chat.postMessage", { channel, text: `<@${carol.id}> welcome` });

    assert.equal((await feedOf(own)).length, 2);
    assert.deepEqual(await feedOf(own, ["invitation"]), [`invitation ${alice.id}  `]);
    await carol.does("conversations.leave", { channel });
    assert.deepEqual(await feedOf(own), []);
    await alice.does("conversations.invite", { channel, users: [carol.id] });
    assert.deepEqual(await feedOf(own), [`invitation ${alice.id}  `]);
  });

  test("lists a followed thread once, with its latest reply", async () => {
    await using world = await workspace();
    const { alice, general: channel } = world;
    const bob = await bobIn(world);
    world.clock.advance({ seconds: 1 });
    const { ts: thread_ts } = await bob.does("chat.postMessage", { channel, text: "What now?" });
    for (const text of ["one", "two"]) await alice.does("chat.postMessage", { channel, thread_ts, text });

    const [first, second] = (await bob.does(method, { types: ["thread"] })).items;
    assert.deepEqual(
      [first?.message?.text, first?.message?.thread_ts, first?.user, first?.is_unread],
      ["two", thread_ts, alice.id, true],
    );
    assert.notEqual(second?.message?.thread_ts, thread_ts);
  });

  test("omits what was deleted and what is no longer said", async () => {
    await using world = await workspace();
    const { alice, general: channel } = world;
    const bob = await bobIn(world);
    const mention = async () => (await alice.does("chat.postMessage", { channel, text: `<@${bob.id}> please` })).ts;
    const [deleted, withReplies, edited] = [await mention(), await mention(), await mention()];
    await alice.does("chat.postMessage", { channel, thread_ts: withReplies, text: "anyone?" });
    assert.equal((await feedOf(bob)).length, 3);
    for (const ts of [deleted, withReplies]) await alice.does("chat.delete", { channel, ts });
    await alice.does("chat.update", { channel, ts: edited, text: "never mind" });
    assert.deepEqual(await feedOf(bob), []);
    await alice.does("chat.update", { channel, ts: edited, text: `please, <@${bob.id}>` });
    assert.deepEqual(await feedOf(bob), [`mention ${alice.id} user please, <@${bob.id}>`]);
  });

  test("informs nobody of a channel that they are not in", async () => {
    await using world = await workspace();
    const { alice, carol, secret: channel } = world;
    await alice.does("chat.postMessage", { channel, text: `<@${carol.id}> must not know` });
    assert.deepEqual(await feedOf(await atHome(world, carol)), []);
  });

  test("walking by cursor shows each entry once, whatever its kind", async () => {
    await using world = await workspace();
    const { alice, general, random } = world;
    const bob = await bobIn(world);
    const { ts: timestamp } = await bob.does("chat.postMessage", { channel: general, text: "Mine" });
    const names = ["tada", "eyes", "wave", "heart"];
    for (const [at, name] of names.entries()) {
      await alice.does("reactions.add", { channel: general, timestamp, name });
      const channel = at % 2 === 0 ? general : random;
      await alice.does("chat.postMessage", { channel, text: `<@${bob.id}> ${at}` });
    }
    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await bob.does(method, { limit: 3, types: [...news], ...(cursor && { cursor }) });
      walked.push(...page.items.map(({ reaction, message }) => reaction ?? message?.text ?? ""));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");

    assert.deepEqual(walked.toSorted(), [...names, ...names.map((_, at) => `<@${bob.id}> ${at}`)].toSorted());
  });

  test("counts what came after the position", async () => {
    await using world = await workspace();
    const { alice, general: channel } = world;
    const bob = await bobIn(world);
    const mention = async () => {
      world.clock.advance({ seconds: 1 });
      return (await alice.does("chat.postMessage", { channel, text: `<@${bob.id}>` })).ts;
    };
    const unread = async () => {
      const { items, unread_count } = await bob.does(method, { types: ["mention"] });
      return [unread_count, items.filter((item) => item.is_unread).length];
    };
    const first = await mention();
    await mention();
    assert.deepEqual(await unread(), [2, 2]);
    await bob.does("client.feed.mark", { ts: first });
    assert.deepEqual(await unread(), [1, 1]);
  });

  refuses(method, {
    invalid_types: async (world) => (await bobIn(world)).refused(method, { types: ["gossip" as "mention"] }),
    invalid_cursor: async (world) => (await bobIn(world)).refused(method, { cursor: "forged" }),
  });
});
