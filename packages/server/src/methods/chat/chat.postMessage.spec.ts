import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { orgBot } from "../../../testkit/admins.ts";
import { contentRefusals, declareEvent, metadataRefusals } from "../../../testkit/content.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { linkRefusals, postingRefusals } from "../../../testkit/posting.ts";
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

  test("a reply to a reply belongs to the same thread", async () => {
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

    assert.equal(await world.bot.refused(method, { channel: channel.id, text: "May I?" }), "not_in_channel");
    assert.equal(await world.bot.refused(method, { channel: world.secret, text: "May I?" }), "channel_not_found");
  });

  test("a channel is named by its id or its name, a person by his id", async () => {
    await using world = await workspace();

    const byName = await world.bot.does(method, { channel: "#random", text: "hello" });
    const byBareName = await world.bot.does(method, { channel: "random", text: "hello" });
    const first = await world.bot.does(method, { channel: world.bob.id, text: "hello, Bob" });
    const second = await world.bot.does(method, { channel: world.bob.id, text: "me again" });

    assert.deepEqual([byName.channel, byBareName.channel], [world.random, world.random]);
    assert.match(first.channel, /^D/);
    assert.equal(second.channel, first.channel);
  });

  test("attachments are kept as they came, numbered and with a fallback", async () => {
    await using world = await workspace();
    const attachments = JSON.stringify([
      { color: "#2eb886", title: "One", text: "of two" },
      { image_url: "https://x.test/y" },
    ]);

    await world.bot.asks(method, { channel: world.random, attachments });

    const { messages } = await world.bot.does("conversations.history", { channel: world.random, limit: 1 });
    assert.equal(messages[0]?.text, "");
    assert.deepEqual(messages[0]?.attachments, [
      { color: "2eb886", title: "One", text: "of two", id: 1, fallback: "of two" },
      { image_url: "https://x.test/y", id: 2, fallback: "[no preview available]" },
    ]);
  });

  test("colors of attachments are kept as values, without the hash", async () => {
    await using world = await workspace();
    const colors = ["good", "warning", "danger", "#439FE0", "439FE0"];
    const attachments = colors.map((color) => ({ color, text: color }));

    await world.bot.does(method, { channel: world.random, attachments });

    const { messages } = await world.bot.does("conversations.history", { channel: world.random, limit: 1 });
    assert.deepEqual(
      messages[0]?.attachments?.map(({ color }) => color),
      ["2eb886", "daa038", "a30200", "439FE0", "439FE0"],
    );
  });

  test("blocks get the ids that were left out, and stand for the text with a warning", async () => {
    await using world = await workspace();
    const button = { type: "button", text: { type: "plain_text", text: "Go" } };
    const blocks = [
      { type: "header", text: { type: "plain_text", text: "Lunch" } },
      { type: "actions", block_id: "mine", elements: [button] },
    ];

    const answer = await world.bot.asks(method, { channel: world.random, blocks });

    assert.equal(answer["warning"], "missing_text_in_message");
    const message = answer["message"] as {
      text: string;
      blocks: { block_id: string; elements?: { action_id: string }[] }[];
    };
    assert.match(message.text, /^Lunch/);
    assert.match(message.blocks[0]?.block_id ?? "", /./);
    assert.equal(message.blocks[1]?.block_id, "mine");
    assert.match(message.blocks[1]?.elements?.[0]?.action_id ?? "", /./);
  });

  test("Markdown is kept in a block, and read back as text in the usual marks", async () => {
    await using world = await workspace();
    const markdown_text = "**Done**, see [the log](https://x.test/log)";

    const answer = await world.bot.asks(method, { channel: world.random, markdown_text });

    const { text, blocks } = answer["message"] as { text: string; blocks: { type: string; text: string }[] };
    assert.equal(text, "*Done*, see <https://x.test/log|the log>");
    assert.deepEqual([blocks[0]?.type, blocks[0]?.text], ["markdown", markdown_text]);
    assert.equal(answer["warning"], undefined);
  });

  test("faults in blocks are reported with a pointer, also inside an attachment", async () => {
    await using world = await workspace();
    const blocks = [{ type: "section", text: { type: "mrkdwn", text: "x".repeat(limits.text_object_chars_max + 1) } }];

    const refused = await world.bot.asks(method, { channel: world.random, blocks });
    const inside = await world.bot.asks(method, { channel: world.random, attachments: [{ blocks }] });

    const [line] = (refused["errors"] as string[]).slice(-1);
    assert.equal(line, "must be less than 3001 characters [json-pointer:/blocks/0/text/text]");
    assert.equal(inside.error, "invalid_attachments");
    const { messages } = inside["response_metadata"] as { messages: string[] };
    assert.match(messages.join(), /json-pointer:\/attachments\/0\/blocks\/0\/text\/text/);
  });

  test("metadata comes back with the answer, and to readers who ask for it", async () => {
    await using world = await workspace();
    await declareEvent(world);
    const metadata = { event_type: "task_created", event_payload: { id: "T1", assignee: world.bob.id } };
    const free = { event_type: "procurement-task", event_payload: { tags: ["a", "b"] } };

    const { message } = await world.bot.does(method, { channel: world.random, text: "Look", metadata });
    const other = await world.bot.does(method, { channel: world.random, text: "Look", metadata: free });

    assert.deepEqual([message.metadata, other.message.metadata], [metadata, free]);
    const page = { channel: world.random, limit: 1 };
    const plain = await world.bot.does("conversations.history", page);
    const whole = await world.bot.does("conversations.history", { ...page, include_all_metadata: true });
    assert.equal(plain.messages[0]?.metadata, undefined);
    assert.deepEqual(whole.messages[0]?.metadata, free);
  });

  test("metadata is sent to the apps that subscribe to it", async () => {
    await using world = await workspace();
    const metadata = { event_type: "task_created", event_payload: { id: "T1" } };

    const { ts } = await world.bot.does(method, { channel: world.random, text: "Look", metadata });

    const [event] = await eventsOf(world, "message_metadata_posted");
    assert.deepEqual(event?.["metadata"], metadata);
    assert.deepEqual([event?.["channel_id"], event?.["message_ts"]], [world.random, ts]);
  });

  test("an app may speak under another name, and then not as its user", async () => {
    await using world = await workspace();

    const { message } = await world.bot.does(method, {
      channel: world.random,
      text: "Beep",
      username: "Robot",
      icon_emoji: ":robot_face:",
    });

    assert.equal(message.subtype, "bot_message");
    assert.equal(message.user, undefined);
    assert.equal(message.username, "Robot");
    assert.deepEqual(message.icons, { emoji: ":robot_face:" });
  });

  test("another name needs a scope of its own", async () => {
    await using world = await workspace();
    await world.platform.store.db.updateTable("tokens").set({ scopes: "chat:write" }).execute();

    const answer = await world.bot.asks(method, { channel: world.random, text: "Beep", username: "Robot" });

    assert.deepEqual([answer.error, answer["needed"]], ["missing_scope", "chat:write.customize"]);
  });

  test("names and addresses become links when asked for, where they name what the caller sees", async () => {
    await using world = await workspace();
    const text = "@bob, see #random and #secret (@nobody, @here) at https://x.test/a?b=1. <@U1> me@bob.test";

    const linked = await world.carol.does(method, { channel: world.random, text, link_names: true });
    const full = await world.carol.does(method, { channel: world.random, text, parse: "full" });

    const names = `<@${world.bob.id}>, see <#${world.random}|random> and #secret (@nobody, <!here>) at `;
    assert.equal(linked.message.text, `${names}https://x.test/a?b=1. <@U1> me@bob.test`);
    assert.equal(full.message.text, `${names}<https://x.test/a?b=1>. <@U1> me@bob.test`);
  });

  describe("client_msg_id", () => {
    const client_msg_id = "1f4ae0f5-6dd8-4c2a-a9b1-0e7b0f2a9d11";

    test("sent again within a day, answers the first message and posts nothing", async () => {
      await using world = await workspace();
      const params = { channel: world.random, client_msg_id };

      const first = await world.alice.does(method, { ...params, text: "once" });
      world.clock.advance({ hours: 23 });
      const again = await world.alice.does(method, { ...params, text: "twice" });

      assert.deepEqual(again, first);
      assert.equal(first.message.client_msg_id, client_msg_id);
      const { messages } = await world.alice.does("conversations.history", { channel: world.random, limit: 2 });
      assert.deepEqual(
        messages.map((message) => message.text === "once"),
        [true, false],
      );
    });

    test("is free again after a day, and for another person at once", async () => {
      await using world = await workspace();
      const params = { channel: world.random, text: "hello", client_msg_id };
      const first = await world.alice.does(method, params);

      const bobs = await world.bob.does(method, params);
      world.clock.advance({ hours: 24 });
      const later = await world.alice.does(method, params);

      assert.equal(new Set([first.ts, bobs.ts, later.ts]).size, 3);
    });

    test("is not used up by what was refused", async () => {
      await using world = await workspace();
      const params = { channel: world.random, text: "hello", client_msg_id };

      await world.alice.refused(method, { ...params, thread_ts: "1.000001" });

      assert.equal((await world.alice.does(method, params)).channel, world.random);
    });

    test("is swept away when it is old", async () => {
      await using world = await workspace();
      await world.alice.does(method, { channel: world.random, text: "hello", client_msg_id });
      const count = async () =>
        (await world.platform.store.db.selectFrom("sent_messages").select("ts").execute()).length;

      await world.platform.settle();
      const before = await count();
      world.clock.advance({ hours: 24 });
      await world.platform.settle();

      assert.deepEqual([before, await count()], [1, 0]);
    });
  });

  refuses(
    method,
    linkRefusals((actor, place, text) => actor.refused(method, { ...place, text })),
  );

  refuses(
    method,
    postingRefusals((actor, place) => actor.refused(method, { ...place, text: "hi" })),
  );
  refuses(
    method,
    contentRefusals(method, ({ random }) => ({ channel: random })),
  );
  refuses(
    method,
    metadataRefusals(method, ({ random }) => ({ channel: random })),
  );

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, text: "hi" }),
    team_not_found: (world) => orgBot(world).bot.refused(method, { channel: "#general", text: "hi" }),
    not_in_channel: async ({ alice, bob }) => {
      const { channel } = await alice.does("conversations.create", { name: "mine" });
      return bob.refused(method, { channel: channel.id, text: "hi" });
    },
    is_archived: async ({ alice, random }) => {
      await alice.does("conversations.archive", { channel: random });
      return alice.refused(method, { channel: random, text: "hi" });
    },
    cannot_reply_to_message: ({ alice, random }) =>
      alice.refused(method, { channel: random, text: "hi", thread_ts: "1.000001" }),
    duplicate_channel_not_found: async ({ bob, random, secret }) => {
      await bob.does(method, { channel: random, text: "hi", client_msg_id: "one" });
      return bob.refused(method, { channel: secret, text: "hi", client_msg_id: "one" });
    },
    duplicate_message_not_found: async ({ bob, random }) => {
      const { ts } = await bob.does(method, { channel: random, text: "hi", client_msg_id: "one" });
      await bob.does("chat.delete", { channel: random, ts });
      return bob.refused(method, { channel: random, text: "hi", client_msg_id: "one" });
    },
  });
});
