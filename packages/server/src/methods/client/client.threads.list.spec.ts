import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.threads.list";

/** A person who follows none of the threads of the seed. */
async function follower(world: Workspace, actor: Actor): Promise<Actor> {
  const person = await atHome(world, actor);
  const { threads } = await person.does(method, {});
  for (const { channel, thread_ts } of threads) {
    await person.does("client.threads.follow", { channel, thread_ts, is_followed: false });
  }
  return person;
}

/** A thread that Bob started and Alice replied in. */
async function begin({ alice, bob, clock }: Workspace, channel: string, ...replies: readonly string[]) {
  clock.advance({ seconds: 1 });
  const { ts: thread_ts } = await bob.does("chat.postMessage", { channel, text: "What now?" });
  const sent: string[] = [];
  for (const text of replies) sent.push((await alice.does("chat.postMessage", { channel, thread_ts, text })).ts);
  return { channel, thread_ts, last: sent.at(-1) ?? "" };
}

async function listed(actor: Actor, limit = 10) {
  const { threads } = await actor.does(method, { limit });
  return threads.map(({ thread_ts }) => thread_ts);
}

describe(method, () => {
  test("shows the first message with the reader's position, and the replies", async () => {
    await using world = await workspace();
    const bob = await follower(world, world.bob);
    const { channel, thread_ts } = await begin(world, world.general, "one", "two");

    const { threads } = await bob.does(method, {});
    assert.deepEqual(
      threads.map((thread) => [thread.channel, thread.thread_ts, thread.messages.map(({ text }) => text)]),
      [[channel, thread_ts, ["What now?", "one", "two"]]],
    );
    const [root] = threads[0]?.messages ?? [];
    assert.deepEqual(
      [root?.subscribed, root?.last_read, root?.unread_count, root?.reply_count],
      [true, thread_ts, 2, 2],
    );
  });

  test("lists threads with unread replies first, and among each the most recently active first", async () => {
    await using world = await workspace();
    const bob = await follower(world, world.bob);
    const [a, b, c] = [
      await begin(world, world.general, "a"),
      await begin(world, world.random, "b"),
      await begin(world, world.general, "c"),
    ];
    const d = await begin(world, await openDm(world, world.alice, world.bob), "d");
    for (const read of [c, d]) await bob.does("client.threads.mark", { ...read, ts: read.last });

    assert.deepEqual(await listed(bob), [b.thread_ts, a.thread_ts, d.thread_ts, c.thread_ts]);
    world.clock.advance({ seconds: 1 });
    await bob.does("chat.postMessage", { channel: c.channel, thread_ts: c.thread_ts, text: "mine" });
    assert.deepEqual(await listed(bob), [b.thread_ts, a.thread_ts, c.thread_ts, d.thread_ts]);
  });

  test("walking by cursor shows each thread once", async () => {
    await using world = await workspace();
    const bob = await follower(world, world.bob);
    const begun: string[] = [];
    for (let at = 0; at < 7; at++) {
      const thread = await begin(world, world.general, "reply");
      if (at % 2 === 0) await bob.does("client.threads.mark", { ...thread, ts: thread.last });
      begun.push(thread.thread_ts);
    }
    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await bob.does(method, { limit: 2, ...(cursor && { cursor }) });
      walked.push(...page.threads.map(({ thread_ts }) => thread_ts));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");

    assert.deepEqual(walked.toSorted(), begun);
    assert.deepEqual(walked, await listed(bob));
  });

  test("shows all unread replies of a long thread, and only the latest ones of a read one", async () => {
    await using world = await workspace();
    const bob = await follower(world, world.bob);
    const thread = await begin(world, world.general, "1", "2", "3", "4", "5", "6");
    const texts = async () => (await bob.does(method, {})).threads[0]?.messages.map(({ text }) => text);

    assert.deepEqual(await texts(), ["What now?", "1", "2", "3", "4", "5", "6"]);
    await bob.does("client.threads.mark", { ...thread, ts: thread.last });
    assert.deepEqual(await texts(), ["What now?", "4", "5", "6"]);
  });

  test("omits what the person does not follow, has left or cannot read, and what was deleted", async () => {
    await using world = await workspace();
    const { alice } = world;
    const [bob, carol] = [await follower(world, world.bob), await follower(world, world.carol)];
    const kept = await begin(world, world.general, "kept");
    const left = await begin(world, world.random, "left");
    const deleted = await begin(world, world.general, "deleted");
    await alice.does("chat.delete", { channel: deleted.channel, ts: deleted.last });
    await world.bob.does("conversations.leave", { channel: left.channel });

    assert.deepEqual(await listed(bob), [kept.thread_ts]);
    assert.deepEqual(await listed(carol), []);
    await world.bob.does("conversations.join", { channel: left.channel });
    await alice.does("conversations.archive", { channel: left.channel });
    assert.deepEqual(await listed(bob), [kept.thread_ts]);
  });

  test("marks what the caller starred", async () => {
    await using world = await workspace();
    const bob = await follower(world, world.bob);
    const { channel, thread_ts } = await begin(world, world.general, "one");
    await bob.does("stars.add", { channel, timestamp: thread_ts });

    const [thread] = (await bob.does(method, {})).threads;
    assert.deepEqual(
      thread?.messages.map((message) => "is_starred" in message),
      [true, false],
    );
  });

  refuses(method, {
    invalid_cursor: async (world) => (await atHome(world, world.bob)).refused(method, { cursor: "forged" }),
  });
});
