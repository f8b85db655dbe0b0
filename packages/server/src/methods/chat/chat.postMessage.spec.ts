import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "chat.postMessage";

describe(method, () => {
  test("posts as the bot user, marked with its bot and app", async () => {
    await using world = await workspace();
    const self = await world.bot.does("auth.test", {});

    const { message, channel, ts } = await world.bot.does(method, { channel: world.general, text: "hello" });

    assert.equal(channel, world.general);
    assert.equal(message.ts, ts);
    assert.equal(message.user, self.user_id);
    assert.equal(message.bot_id, self.bot_id);
    assert.equal(message.app_id, self.app_id);
  });

  test("timestamps rise though the clock stands still", async () => {
    await using world = await workspace();

    const posted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => world.alice.does(method, { channel: world.random, text: `n${at}` })),
    );

    const all = posted.map((answer) => answer.ts);
    assert.deepEqual(all, all.toSorted());
    assert.equal(new Set(all).size, all.length);
  });

  test("a reply to a reply stands in the same thread", async () => {
    await using world = await workspace();
    const root = await world.alice.does(method, { channel: world.random, text: "root" });
    const reply = await world.bob.does(method, { channel: world.random, text: "one", thread_ts: root.ts });

    const nested = await world.bob.does(method, { channel: world.random, text: "two", thread_ts: reply.ts });

    assert.equal(nested.message.thread_ts, root.ts);
  });

  test("cuts off text beyond the limit instead of refusing it", async () => {
    await using world = await workspace();

    const { message } = await world.alice.does(method, {
      channel: world.random,
      text: "x".repeat(limits.message_text_chars_max + 1),
    });

    assert.equal(message.text.length, limits.message_text_chars_max);
  });

  test("an app that is no member needs chat:write.public, and only a public channel will do", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.create", { name: "mine" });

    await world.bot.does(method, { channel: channel.id, text: "May I?" });
    await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write" }).execute();

    assert.equal(await world.bot.refused(method, { channel: channel.id, text: "May I?" }), "no_permission");
    assert.equal(await world.bot.refused(method, { channel: world.secret, text: "May I?" }), "channel_not_found");
  });

  refuses(
    method,
    postingRefusals((actor, place) => actor.refused(method, { ...place, text: "hi" })),
  );

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, text: "hi" }),
    not_in_channel: async ({ alice, bob }) => {
      const { channel } = await alice.does("conversations.create", { name: "mine" });
      return bob.refused(method, { channel: channel.id, text: "hi" });
    },
    is_archived: async ({ alice, platform, random }) => {
      await platform.store.db.updateTable("channels").set({ is_archived: 1 }).where("id", "=", random).execute();
      return alice.refused(method, { channel: random, text: "hi" });
    },
    no_text: ({ alice, random }) => alice.refused(method, { channel: random, text: "  " }),
    cannot_reply_to_message: ({ alice, random }) =>
      alice.refused(method, { channel: random, text: "hi", thread_ts: "1.000001" }),
  });
});
