import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentRefusals } from "../../../testkit/content.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { linkRefusals, postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "chat.postEphemeral";

describe(method, () => {
  test("tells one person, and nobody can read it afterwards", async () => {
    await using world = await workspace();
    const place = { channel: world.random, user: world.bob.id };

    const { message_ts } = await world.bot.does(method, { ...place, text: "Psst", username: "Prompter" });

    const event = (await eventsOf(world, "message")).at(-1);
    assert.deepEqual([event?.["$audience"], event?.["$userId"]], ["user", world.bob.id]);
    assert.deepEqual([event?.["text"], event?.["ts"], event?.["username"]], ["Psst", message_ts, "Prompter"]);
    assert.deepEqual([event?.["channel"], event?.["is_ephemeral"]], [world.random, true]);
    const { messages } = await world.bob.does("conversations.history", { channel: world.random });
    assert.ok(messages.every((message) => message.ts !== message_ts));
  });

  test("no other message of the channel ever has its timestamp", async () => {
    await using world = await workspace();
    const place = { channel: world.random, user: world.bob.id };

    const { message_ts } = await world.bot.does(method, { ...place, text: "Psst" });
    const { ts } = await world.bot.does("chat.postMessage", { channel: world.random, text: "Aloud" });

    assert.ok(ts > message_ts);
  });

  test("in a thread it names where the thread begins", async () => {
    await using world = await workspace();
    const root = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });
    const reply = { channel: world.random, text: "reply", thread_ts: root.ts };
    const { ts } = await world.alice.does("chat.postMessage", reply);

    await world.bot.does(method, { channel: world.random, user: world.bob.id, text: "Psst", thread_ts: ts });

    assert.equal((await eventsOf(world, "message")).at(-1)?.["thread_ts"], root.ts);
  });

  const { message_limit_exceeded: _kept, ...refusals } = postingRefusals((actor, place) =>
    actor.refused(method, { ...place, user: "U0000000000", text: "hi" }),
  );
  refuses(method, refusals);
  refuses(
    method,
    linkRefusals(async (actor, place, text) => {
      const { user_id } = await actor.does("auth.test", {});
      return actor.refused(method, { ...place, user: user_id, text });
    }),
  );
  refuses(
    method,
    contentRefusals(method, ({ random, bob }) => ({ channel: random, user: bob.id })),
  );
  refuses(method, {
    channel_not_found: ({ carol, secret, bob }) => carol.refused(method, { channel: secret, user: bob.id, text: "hi" }),
    not_in_channel: async ({ alice, bob }) => {
      const { channel } = await alice.does("conversations.create", { name: "mine" });
      return bob.refused(method, { channel: channel.id, user: alice.id, text: "hi" });
    },
    is_archived: async ({ alice, bob, random }) => {
      await alice.does("conversations.archive", { channel: random });
      return alice.refused(method, { channel: random, user: bob.id, text: "hi" });
    },
    user_not_in_channel: ({ alice, carol, secret }) =>
      alice.refused(method, { channel: secret, user: carol.id, text: "hi" }),
    cannot_reply_to_message: ({ alice, bob, random }) =>
      alice.refused(method, { channel: random, user: bob.id, text: "hi", thread_ts: "1.000001" }),
  });
});
