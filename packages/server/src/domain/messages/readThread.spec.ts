import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.replies";

/** A thread in #random, filled up to a number of messages below the API, whose calls would take seconds. */
async function longThread(world: Workspace, count: number): Promise<{ channel: string; ts: string }> {
  const { db } = world.platform.store;
  const channel = world.random;
  const { ts } = await world.alice.does("chat.postMessage", { channel, text: "root" });
  const reply = await world.bob.does("chat.postMessage", { channel, text: "reply", thread_ts: ts });
  const row = await db
    .selectFrom("messages")
    .selectAll()
    .orderBy("ts", "desc")
    .where("body", "like", '%"reply"%')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: count - 2 }, (_, at) => {
    const body = row.body.replaceAll(reply.ts, printed(row.ts + at + 1));
    return { ...row, ts: row.ts + at + 1, body };
  });
  for (let at = 0; at < more.length; at += 100) {
    await db
      .insertInto("messages")
      .values(more.slice(at, at + 100))
      .execute();
  }
  return { channel, ts };
}

function printed(us: number): string {
  return `${Math.floor(us / 1_000_000)}.${String(us % 1_000_000).padStart(6, "0")}`;
}

describe("a thread", () => {
  test("has 1000 messages on a page unless a smaller limit is given, and says that more follow [API-6.11, API-6.12]", async () => {
    await using world = await workspace();
    const place = await longThread(world, 1_001);

    const whole = await world.alice.does(method, place);
    const asked = await world.alice.does(method, { ...place, limit: 5_000 });
    const rest = await world.alice.does(method, { ...place, cursor: whole.response_metadata.next_cursor });

    assert.deepEqual([whole.messages.length, whole.has_more], [1_000, true]);
    assert.equal(asked.messages.length, 1_000);
    assert.deepEqual([rest.messages.length, rest.has_more], [1, false]);
  });

  test("has the fields of a message in every message [API-6.4, API-6.5, API-6.6]", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });
    await world.bob.does("chat.postMessage", { channel: world.random, text: "reply", thread_ts: ts });

    const { messages } = await world.carol.does(method, { channel: world.random, ts });

    const [root, reply] = messages;
    assert.partialDeepStrictEqual(root, { type: "message", user: world.alice.id, text: "root", ts, thread_ts: ts });
    const expected = {
      type: "message",
      user: world.bob.id,
      text: "reply",
      thread_ts: ts,
      parent_user_id: world.alice.id,
    };
    assert.partialDeepStrictEqual(reply, expected);
    assert.match(reply?.ts ?? "", /^\d{10}\.\d{6}$/);
  });

  test("lists who replied: people by user id, what was posted under another name by bot id [API-6.9]", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });
    const reply = { channel: world.random, thread_ts: ts, text: "reply" };
    const { bot_id, user_id } = await world.bot.does("auth.test", {});
    await world.bob.does("chat.postMessage", reply);
    await world.bot.does("chat.postMessage", reply);
    await world.bot.does("chat.postMessage", { ...reply, username: "Robot" });

    const { messages } = await world.alice.does(method, { channel: world.random, ts });

    assert.deepEqual(messages[0]?.reply_users, [world.bob.id, user_id, bot_id]);
  });

  test("carries metadata only with include_all_metadata, or the keys of metadata_keys_to_include [API-6.19, API-6.20]", async () => {
    await using world = await workspace();
    const metadata = { event_type: "task_created", event_payload: { id: "T1" } };
    const { ts } = await world.bot.does("chat.postMessage", { channel: world.random, text: "root", metadata });
    const payloadOf = async (more: object) => {
      const { messages } = await world.bot.does(method, { channel: world.random, ts, ...more });
      return messages[0]?.metadata?.event_payload;
    };

    assert.equal(await payloadOf({}), undefined);
    assert.equal(await payloadOf({ include_all_metadata: false }), undefined);
    assert.deepEqual(await payloadOf({ include_all_metadata: true }), { id: "T1" });
    assert.deepEqual(await payloadOf({ metadata_keys_to_include: '["task_created"]' }), { id: "T1" });
  });

  test("does not exist for messages of joining and leaving [API-6.21]", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.create", { name: "comings-and-goings" });
    await world.bob.does("conversations.join", { channel: channel.id });
    await world.bob.does("conversations.leave", { channel: channel.id });
    const { messages } = await world.alice.does("conversations.history", { channel: channel.id });
    const notices = messages.filter(({ subtype }) => subtype === "channel_join" || subtype === "channel_leave");

    assert.ok(["channel_join", "channel_leave"].every((kind) => notices.some(({ subtype }) => subtype === kind)));
    for (const { ts } of notices) {
      assert.equal(await world.alice.refused(method, { channel: channel.id, ts }), "thread_not_found");
    }
  });

  test("is not found without its channel or its ts, or with malformed ones [API-6.22, API-6.23]", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });

    for (const channel of [undefined, "", "general", "C0000000000"]) {
      assert.equal(await world.alice.refused(method, { channel, ts }), "channel_not_found", String(channel));
    }
    for (const wrong of [undefined, "", "yesterday", "1.000001"]) {
      const code = await world.alice.refused(method, { channel: world.random, ts: wrong });
      assert.equal(code, "thread_not_found", String(wrong));
    }
  });
});
