import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.history";

async function postAll(world: Workspace, texts: readonly string[]): Promise<string[]> {
  const ts: string[] = [];
  for (const text of texts) {
    ts.push((await world.alice.does("chat.postMessage", { channel: world.random, text })).ts);
    world.clock.advance({ seconds: 1 });
  }
  return ts;
}

describe(method, () => {
  test("reads newest first and leaves replies in their threads", async () => {
    await using world = await workspace();
    const [first = ""] = await postAll(world, ["one", "two"]);
    await world.alice.does("chat.postMessage", { channel: world.random, text: "reply", thread_ts: first });

    const { messages } = await world.alice.does(method, { channel: world.random, limit: 2 });

    assert.deepEqual(
      messages.map((message) => message.text),
      ["two", "one"],
    );
  });

  test("tells what was asked for, and how many messages are pinned", async () => {
    await using world = await workspace();
    const [oldest = "", thread_ts = ""] = await postAll(world, ["one", "two"]);
    await world.alice.does("pins.add", { channel: world.random, timestamp: oldest });

    const { oldest: said, pin_count, ...more } = await world.alice.does(method, { channel: world.random, oldest });
    assert.deepEqual([said, pin_count, more.channel_actions_ts, more.channel_actions_count], [oldest, 1, null, 0]);
    assert.ok(!("latest" in more));

    const broadcast = { channel: world.random, text: "three", thread_ts, reply_broadcast: true };
    const { ts: latest } = await world.alice.does("chat.postMessage", broadcast);
    const among = await world.alice.does(method, { channel: world.random, latest, inclusive: true });
    assert.deepEqual([among.latest, among.pin_count, among.messages[0]?.ts], [latest, 1, latest]);
  });

  test("leaves out messages exactly at the bounds unless they are inclusive", async () => {
    await using world = await workspace();
    const [, oldest = "", , latest = ""] = await postAll(world, ["0", "1", "2", "3", "4"]);
    const texts = async (inclusive: boolean) => {
      const { messages } = await world.alice.does(method, { channel: world.random, oldest, latest, inclusive });
      return messages.map((message) => message.text);
    };

    assert.deepEqual(await texts(false), ["2"]);
    assert.deepEqual(await texts(true), ["3", "2", "1"]);
  });

  test("cursor walk equals the full read, also while new messages arrive", async () => {
    await using world = await workspace();
    await postAll(world, ["a", "b", "c", "d", "e", "f", "g"]);
    const whole = await world.alice.does(method, { channel: world.random });

    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.alice.does(method, { channel: world.random, limit: 3, ...(cursor ? { cursor } : {}) });
      walked.push(...page.messages.map((message) => message.ts));
      cursor = page.response_metadata.next_cursor;
      assert.equal(page.has_more, cursor !== "");
      await postAll(world, ["meanwhile"]);
    } while (cursor !== "");

    assert.deepEqual(
      walked,
      whole.messages.map((message) => message.ts),
    );
  });

  test("shows a reply that was sent to the channel too, with what it replies to", async () => {
    await using world = await workspace();
    const [first = ""] = await postAll(world, ["one", "two"]);
    await world.bob.does("chat.postMessage", {
      channel: world.random,
      text: "everybody should see this",
      thread_ts: first,
      reply_broadcast: true,
    });

    const { messages } = await world.alice.does(method, { channel: world.random, limit: 3 });

    assert.deepEqual(
      messages.map(({ text, subtype }) => [text, subtype]),
      [
        ["everybody should see this", "thread_broadcast"],
        ["two", undefined],
        ["one", undefined],
      ],
    );
    assert.equal(messages[2]?.reply_count, 1);
    assert.equal(messages[2]?.subscribed, true);
  });

  refuses(method, {
    invalid_metadata_filter_keys: ({ alice, general }) =>
      alice.refused(method, { channel: general, metadata_keys_to_include: "{}" }),
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    not_in_channel: async ({ alice, bot }) => {
      const { channel } = await alice.does("conversations.create", { name: "humans-only" });
      return bot.refused(method, { channel: channel.id });
    },
    invalid_cursor: async (world) => {
      await postAll(world, ["a", "b"]);
      const page = await world.alice.does(method, { channel: world.random, limit: 1 });
      return world.alice.refused(method, { channel: world.general, cursor: page.response_metadata.next_cursor });
    },
    invalid_ts_oldest: ({ alice, general }) => alice.refused(method, { channel: general, oldest: "yesterday" }),
    invalid_ts_latest: ({ alice, general }) => alice.refused(method, { channel: general, latest: "1.2.3" }),
  });
});
