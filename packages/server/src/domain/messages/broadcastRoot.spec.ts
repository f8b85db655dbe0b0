import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { Receiver, subscribe } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

interface Broadcast {
  readonly ts: string;
  readonly subtype?: string;
  readonly root?: Readonly<Record<string, unknown>>;
}

/** Bob replies to Alice's question, and then once more so that the channel sees it. */
async function broadcast({ alice, bob, random: channel }: Workspace) {
  const blocks = [{ type: "section", text: { type: "mrkdwn", text: "Lunch?" } }];
  const { ts } = await alice.does("chat.postMessage", { channel, text: "Lunch?", blocks });
  await bob.does("chat.postMessage", { channel, text: "Where?", thread_ts: ts });
  const reply = { channel, text: "Yes, at one.", thread_ts: ts, reply_broadcast: true };
  return { channel, ts, posted: await bob.does("chat.postMessage", reply) };
}

const rootOf = (messages: readonly unknown[], ts: string) =>
  (messages as readonly Broadcast[]).find((message) => message.ts === ts)?.root;

describe("a thread_broadcast carries its parent as root", () => {
  test("in its event, with the reply counted, and without the parent's blocks", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);
    const { ts, posted } = await broadcast(world);

    const events = (await eventsAfter(world, before)).map(({ payload }) => payload);
    const root = rootOf(events, posted.ts);
    assert.deepEqual(root, {
      type: "message",
      user: world.alice.id,
      text: "Lunch?",
      ts,
      team: world.dev.teams[0]?.id,
      thread_ts: ts,
      reply_count: 2,
      reply_users_count: 1,
      latest_reply: posted.ts,
      reply_users: [world.bob.id],
      is_locked: false,
    });
  });

  test("in history, in replies and in the answer, the same one", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);
    const { channel, ts, posted } = await broadcast(world);

    const emitted = rootOf(
      (await eventsAfter(world, before)).map(({ payload }) => payload),
      posted.ts,
    );
    const { messages: history } = await world.bob.does("conversations.history", { channel });
    const { messages: replies } = await world.bob.does("conversations.replies", { channel, ts });
    const page = { channel, ts, oldest: posted.ts, inclusive: true };
    const { messages: rest } = await world.bob.does("conversations.replies", page);
    const withMetadata = { channel, ts, include_all_metadata: true };
    const { messages: singly } = await world.bob.does("conversations.replies", withMetadata);
    assert.ok(emitted);
    for (const messages of [history, replies, rest, singly, [posted.message]]) {
      assert.deepEqual(rootOf(messages, posted.ts), emitted);
    }
    assert.equal(replies.filter((message) => "root" in message).length, 1);
  });

  test("as the parent is when it is read", async () => {
    await using world = await workspace();
    const { channel, ts, posted } = await broadcast(world);
    await world.alice.does("chat.update", { channel, ts, text: "Dinner?" });

    const { messages: history } = await world.bob.does("conversations.history", { channel });
    const { messages: replies } = await world.bob.does("conversations.replies", { channel, ts });
    for (const messages of [history, replies]) assert.equal(rootOf(messages, posted.ts)?.["text"], "Dinner?");

    await world.alice.does("chat.delete", { channel, ts });
    const { messages: later } = await world.bob.does("conversations.replies", { channel, ts });
    assert.equal(rootOf(later, posted.ts)?.["subtype"], "tombstone");
  });

  test("but the mention that an app receives beside it does not", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["app_mention", "message.channels"]);
    const { user_id: bot } = await world.bot.does("auth.test", {});
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "Lunch?" });
    const text = `<@${bot}> lunch?`;
    await world.bob.does("chat.postMessage", { channel: world.random, text, thread_ts: ts, reply_broadcast: true });
    await world.platform.settle();

    const events = receiver.received.map(({ body }) => body.event).filter((event) => event["text"] === text);
    const roots = Object.fromEntries(events.map((event) => [event["type"], "root" in event]));
    assert.deepEqual(roots, { app_mention: false, message: true });
  });
});
