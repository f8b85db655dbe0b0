import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.replies";

async function post(world: Workspace, by: Actor, text: string, thread?: string): Promise<string> {
  world.clock.advance({ seconds: 1 });
  const { ts } = await by.does("chat.postMessage", {
    channel: world.random,
    text,
    ...(thread === undefined ? {} : { thread_ts: thread }),
  });
  return ts;
}

/** A thread of one message and the given replies; all timestamps, oldest first. */
async function thread(world: Workspace, ...replies: string[]): Promise<[root: string, ...rest: string[]]> {
  const root = await post(world, world.alice, "root");
  const rest: string[] = [];
  for (const text of replies) rest.push(await post(world, world.bob, text, root));
  return [root, ...rest];
}

describe(method, () => {
  test("reads the first message and the replies, oldest first [API-6.1, API-6.5, API-6.6, API-6.10]", async () => {
    await using world = await workspace();
    const all = await thread(world, "one", "two");

    const { messages, has_more } = await world.carol.does(method, { channel: world.random, ts: all[0] });

    assert.deepEqual(
      messages.map((message) => message.ts),
      all,
    );
    assert.equal(has_more, false);
    assert.equal(messages[1]?.parent_user_id, world.alice.id);
    assert.equal(messages[1]?.thread_ts, all[0]);
  });

  test("serves the whole thread for the timestamp of a reply [API-6.2]", async () => {
    await using world = await workspace();
    const all = await thread(world, "one", "two");

    const { messages } = await world.alice.does(method, { channel: world.random, ts: all[2] ?? "" });

    assert.equal(messages.length, 3);
  });

  test("answers a message without replies alone, as an ordinary one [API-6.3, API-6.4]", async () => {
    await using world = await workspace();
    const ts = await post(world, world.alice, "nobody answers");

    const { messages } = await world.alice.does(method, { channel: world.random, ts });

    assert.deepEqual(Object.keys(messages[0] ?? {}).toSorted(), ["blocks", "team", "text", "ts", "type", "user"]);
  });

  test("the first message counts its replies and their authors [API-6.7]", async () => {
    await using world = await workspace();
    const [root] = await thread(world, "one", "two");
    const last = await post(world, world.carol, "three", root);

    const { messages } = await world.alice.does(method, { channel: world.random, ts: root });
    const [first] = messages;

    assert.equal(first?.reply_count, 3);
    assert.deepEqual(first.reply_users, [world.bob.id, world.carol.id]);
    assert.equal(first.reply_users_count, 2);
    assert.equal(first.latest_reply, last);
    assert.equal(first.thread_ts, root);
  });

  test("authors of a thread follow it, and get its unread count [API-6.8]", async () => {
    await using world = await workspace();
    const [root, one] = await thread(world, "one", "two");
    await post(world, world.carol, "three", root);
    const marks = async (reader: Actor) => {
      const { messages } = await reader.does(method, { channel: world.random, ts: root });
      const { subscribed, last_read, unread_count } = messages[0] ?? {};
      return { subscribed, last_read, unread_count };
    };

    assert.deepEqual(await marks(world.alice), { subscribed: true, last_read: root, unread_count: 3 });
    assert.equal((await marks(world.bob)).unread_count, 1);
    assert.equal((await marks(world.carol)).unread_count, 0);
    assert.deepEqual(await marks(world.bot), { subscribed: false, last_read: undefined, unread_count: undefined });
    assert.notEqual(one, undefined);
  });

  test("the bounds hold for every message, the first one too [API-6.13, API-6.14, API-6.15, API-6.16, API-6.17]", async () => {
    await using world = await workspace();
    const [root, one, two, three] = await thread(world, "one", "two", "three");
    const read = async (bounds: object) => {
      const { messages } = await world.alice.does(method, { channel: world.random, ts: root, ...bounds });
      return messages.map((message) => message.ts);
    };

    assert.deepEqual(await read({ oldest: root }), [one, two, three]);
    assert.deepEqual(await read({ oldest: root, inclusive: true }), [root, one, two, three]);
    assert.deepEqual(await read({ latest: two }), [root, one]);
    assert.deepEqual(await read({ oldest: one, latest: three }), [two]);
    assert.deepEqual(await read({ oldest: one, latest: three, inclusive: true }), [one, two, three]);
    assert.deepEqual(await read({ inclusive: true }), [root, one, two, three]);
  });

  test("walking by cursor, walking by time and reading it all come to the same [API-1.8, API-1.9, API-6.12, API-6.13, API-6.18]", async () => {
    await using world = await workspace();
    const all = await thread(world, "1", "2", "3", "4", "5", "6");
    const walk = async (by: "cursor" | "time") => {
      const seen: string[] = [];
      let from: { cursor?: string; oldest?: string } | undefined = {};
      while (from !== undefined) {
        const page: MethodResult<typeof method> = await world.alice.does(method, {
          channel: world.random,
          ts: all[0],
          limit: 3,
          ...from,
        });
        seen.push(...page.messages.map((message) => message.ts));
        const next = by === "cursor" ? { cursor: page.response_metadata.next_cursor } : { oldest: seen.at(-1) ?? "" };
        from = page.has_more ? next : undefined;
      }
      return seen;
    };

    assert.deepEqual(await walk("cursor"), all);
    assert.deepEqual(await walk("time"), all);
  });

  refuses(method, {
    "channel_not_found [API-6.22]": ({ carol, secret }) => carol.refused(method, { channel: secret, ts: "1.000001" }),
    "thread_not_found [API-6.23]": ({ alice, random }) => alice.refused(method, { channel: random, ts: "1.000001" }),
    "no_permission [API-12.20]": async (world) => {
      const { channel } = await world.alice.does("conversations.create", { name: "humans-only" });
      const { ts } = await world.alice.does("chat.postMessage", { channel: channel.id, text: "alone" });
      return world.bot.refused(method, { channel: channel.id, ts });
    },
    "method_not_supported_for_channel_type [API-6.28]": async ({ bob }) => {
      const { channel } = await makeRecord(bob);
      const { ts } = await bob.does("chat.postMessage", { channel, text: "A good one." });
      return bob.refused(method, { channel, ts });
    },
    "list_record_comment_fetch_failed [API-6.27]": async ({ bob, carol }) => {
      const { channel, list_id } = await makeRecord(bob, carol);
      const { ts } = await bob.does("chat.postMessage", { channel, text: "Between us." });
      await bob.does("slackLists.access.delete", { list_id, user_ids: [carol.id] });
      return carol.refused(method, { channel, ts });
    },
    "invalid_cursor [API-6.24]": async (world) => {
      const [root] = await thread(world, "one", "two");
      const [other] = await thread(world, "three");
      const page = await world.alice.does(method, { channel: world.random, ts: root, limit: 1 });
      const cursor = page.response_metadata.next_cursor;
      return world.alice.refused(method, { channel: world.random, ts: other, cursor });
    },
    "invalid_ts_oldest [API-6.26]": async (world) => {
      const [root] = await thread(world, "one");
      return world.alice.refused(method, { channel: world.random, ts: root, oldest: "yesterday" });
    },
    "invalid_ts_latest [API-6.25]": async (world) => {
      const [root] = await thread(world, "one");
      return world.alice.refused(method, { channel: world.random, ts: root, latest: "-1" });
    },
    "invalid_metadata_filter_keys [API-6.20]": async (world) => {
      const [root] = await thread(world, "one");
      return world.alice.refused(method, { channel: world.random, ts: root, metadata_keys_to_include: "task" });
    },
  });
});
