import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { messageIn } from "../../../testkit/attaching.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.notifications.level";

describe(method, () => {
  test("holds for the conversation or the thread and the caller alone, until they leave", async () => {
    await using world = await workspace();
    const { general, random } = world;
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const thread_ts = await messageIn(world);
    const levelsOf = async (person: typeof alice) =>
      (await person.does("client.preferences.get", {})).preferences.notify_levels;
    await alice.does(method, { channel: general, level: "nothing" });
    await alice.does(method, { channel: random, level: "all" });
    const { preferences } = await alice.does(method, { channel: random, thread_ts, level: "mentions" });
    const all = { [general]: "nothing", [random]: "all", [`${random}/${thread_ts}`]: "mentions" };
    assert.deepEqual(preferences.notify_levels, all);
    assert.deepEqual(await levelsOf(bob), {});
    await alice.does(method, { channel: general, level: "default" });
    await alice.does("conversations.leave", { channel: random });
    assert.deepEqual(await levelsOf(alice), {});
    await alice.does("conversations.join", { channel: random });
    assert.equal((await levelsOf(alice))[random], undefined);
  });

  test("a level of the conversation is one of users.prefs.get", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await bob.does(method, { channel: world.random, level: "all" });
    const { prefs } = await world.bob.does("users.prefs.get", {});
    const expected = { desktop: "everything", mobile: "everything", muted: false, suppress_at_channel: false };
    assert.deepEqual(JSON.parse(prefs.all_notifications_prefs).channels, { [world.random]: expected });
  });

  test("a person who wants all replies follows the thread", async () => {
    await using world = await workspace();
    const { random: channel } = world;
    const alice = await atHome(world, world.alice);
    const { ts: thread_ts } = await world.bob.does("chat.postMessage", { channel, text: "Lunch?" });
    await alice.does(method, { channel, thread_ts, level: "all" });
    await world.bob.does("chat.postMessage", { channel, thread_ts, text: "Anyone?" });
    const { conversations } = await alice.does("client.counts", {});
    assert.deepEqual(
      conversations.flatMap(({ threads }) => threads.map((thread) => thread.thread_ts)),
      [thread_ts],
    );
  });

  test("reports all levels to the person alone", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const before = await outboxEnd(world);
    await bob.does(method, { channel: world.random, level: "all" });
    assert.deepEqual(
      (await eventsAfter(world, before)).map(({ type, userIds }) => [type, userIds]),
      [["pref_change", [bob.id]]],
    );
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, level: "all" }),
    not_in_channel: async (world) => {
      const { channel } = await world.bob.does("conversations.create", { name: "elsewhere" });
      return (await atHome(world, world.alice)).refused(method, { channel: channel.id, level: "all" });
    },
    thread_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, {
        channel: world.random,
        thread_ts: "1.000001",
        level: "all",
      }),
    too_many_levels: async (world) => {
      const { db } = world.platform.store;
      const { key } = await db
        .selectFrom("channels")
        .select("key")
        .where("id", "=", world.random)
        .executeTakeFirstOrThrow();
      const row = { channel_key: key, user_id: world.bob.id, reply_count: 0, is_subscribed: 0, last_read_ts: 0 };
      const rows = Array.from({ length: limits.notify_levels_max }, (_, at) => ({ ...row, thread_ts: at + 1 }));
      await db
        .insertInto("thread_members")
        .values(rows.map((one) => ({ ...one, notify_level: "all" as const })))
        .execute();
      return (await atHome(world, world.bob)).refused(method, { channel: world.random, level: "all" });
    },
  });
});
