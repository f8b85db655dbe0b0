import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsOf } from "../../../testkit/events.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.delete";

async function post(actor: Actor, channel: string, thread_ts?: string) {
  return actor.does("chat.postMessage", { channel, text: "hello", ...(thread_ts && { thread_ts }) });
}

async function thread(world: Workspace, ts: string) {
  return (await world.alice.does("conversations.replies", { channel: world.random, ts })).messages;
}

describe(method, () => {
  test("takes a message away and tells everybody what it was", async () => {
    await using world = await workspace();
    const { ts, message } = await post(world.bob, world.random);

    const answer = await world.bob.does(method, { channel: world.random, ts });

    assert.deepEqual([answer.channel, answer.ts], [world.random, ts]);
    const { messages } = await world.bob.does("conversations.history", { channel: world.random });
    assert.ok(messages.every((other) => other.ts !== ts));
    const event = (await eventsOf(world, "message")).at(-1);
    assert.deepEqual([event?.["subtype"], event?.["deleted_ts"]], ["message_deleted", ts]);
    assert.deepEqual([event?.["previous_message"], event?.["hidden"]], [message, true]);
  });

  test("admins of the workspace delete any message", async () => {
    await using world = await workspace();
    const { ts } = await post(world.bob, world.random);

    await world.alice.does(method, { channel: world.random, ts });

    assert.equal(await world.bob.refused(method, { channel: world.random, ts }), "message_not_found");
  });

  test("admins of another workspace that shares the channel do not", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const { ts } = await post(world.bob, channel);

    assert.equal(await frank.refused(method, { channel, ts }), "cant_delete_message");
  });

  test("a message with replies is emptied, and goes with the last of them", async () => {
    await using world = await workspace();
    const root = await post(world.bob, world.random);
    const reply = await post(world.carol, world.random, root.ts);

    await world.bob.does(method, { channel: world.random, ts: root.ts });
    const [tombstone, ...replies] = await thread(world, root.ts);
    await world.carol.does(method, { channel: world.random, ts: reply.ts });

    assert.deepEqual([tombstone?.subtype, tombstone?.hidden], ["tombstone", true]);
    assert.deepEqual([tombstone?.text, tombstone?.user], ["This message was deleted.", undefined]);
    assert.deepEqual([tombstone?.reply_count, replies.length], [1, 1]);
    const place = { channel: world.random, ts: root.ts };
    assert.equal(await world.alice.refused("conversations.replies", place), "thread_not_found");
  });

  test("without a reply, its thread counts as if it had never been there", async () => {
    await using world = await workspace();
    const root = await post(world.alice, world.random);
    const first = await post(world.bob, world.random, root.ts);
    const second = await post(world.carol, world.random, root.ts);
    const third = await post(world.carol, world.random, root.ts);

    await world.carol.does(method, { channel: world.random, ts: third.ts });
    const [one] = await thread(world, root.ts);
    await world.carol.does(method, { channel: world.random, ts: second.ts });
    const [two] = await thread(world, root.ts);
    await world.bob.does(method, { channel: world.random, ts: first.ts });
    const [none] = await thread(world, root.ts);

    const counted = [one, two].map((message) => [message?.reply_count, message?.reply_users, message?.latest_reply]);
    assert.deepEqual(counted, [
      [2, [world.bob.id, world.carol.id], second.ts],
      [1, [world.bob.id], first.ts],
    ]);
    assert.equal(two?.reply_users_count, 1);
    assert.deepEqual(none, root.message);
  });

  test("what an app attached goes too, and apps are notified", async () => {
    await using world = await workspace();
    const metadata = { event_type: "task", event_payload: { id: 1 } };
    const { ts } = await world.bot.does("chat.postMessage", { channel: world.random, text: "hello", metadata });

    await world.bot.does(method, { channel: world.random, ts });

    const [event] = await eventsOf(world, "message_metadata_deleted");
    assert.deepEqual([event?.["previous_metadata"], event?.["deleted_ts"]], [metadata, ts]);
  });

  test("a message that is still being streamed stays until it is whole", async () => {
    await using world = await workspace();
    const { channel, ts: thread_ts } = await post(world.alice, world.random);
    const recipient = { recipient_user_id: world.alice.id, recipient_team_id: world.dev.teams[0]?.id ?? "" };
    const { ts } = await world.bot.does("chat.startStream", { channel, thread_ts, ...recipient });

    const early = await world.bot.refused(method, { channel, ts });
    await world.bot.does("chat.stopStream", { channel, ts, markdown_text: "Done" });
    await world.bot.does(method, { channel, ts });

    assert.equal(early, "cant_delete_message");
    assert.equal((await thread(world, thread_ts)).length, 1);
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, ts: "1.000001" }),
    not_in_channel: async ({ bob, random }) => {
      const { ts } = await post(bob, random);
      await bob.does("conversations.leave", { channel: random });
      return bob.refused(method, { channel: random, ts });
    },
    is_archived: async ({ alice, random }) => {
      const { ts } = await post(alice, random);
      await alice.does("conversations.archive", { channel: random });
      return alice.refused(method, { channel: random, ts });
    },
    message_not_found: ({ alice, random }) => alice.refused(method, { channel: random, ts: "1.000001" }),
    cant_delete_message: async ({ bob, carol, random }) => {
      const { ts } = await post(bob, random);
      return carol.refused(method, { channel: random, ts });
    },
  });
});
