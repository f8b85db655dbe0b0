import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { contentRefusals, metadataRefusals } from "../../../testkit/content.ts";
import { steer } from "../../../testkit/controls.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { linkRefusals, postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.scheduleMessage";

/** A day after the time at which every test begins. */
const inTheNearFuture = Date.UTC(2026, 0, 16, 9) / 1000;

/** So many seconds from now. */
function at(world: Workspace, seconds: number): number {
  return Math.floor(world.clock.nowMs() / 1000) + seconds;
}

async function textsIn(world: Workspace, channel: string): Promise<string[]> {
  const { messages } = await world.alice.does("conversations.history", { channel });
  return messages.map((message) => message.text);
}

describe(method, () => {
  test("posts it when the clock gets there, not before, and once", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const metadata = { event_type: "task", event_payload: { id: 1 } };
    const later = { channel: world.random, post_at: at(world, 3_600), text: "Good morning", metadata };

    const scheduled = await world.bot.does(method, later);
    await controls.does("clock.advance", { by: "59m" });
    const before = await textsIn(world, world.random);
    await controls.does("clock.advance", { by: "1m" });
    await controls.does("clock.advance", { by: "1h" });

    assert.match(scheduled.scheduled_message_id, /^Q/);
    assert.equal(scheduled.message.type, "delayed_message");
    assert.deepEqual([scheduled.channel, scheduled.post_at], [world.random, later.post_at]);
    assert.deepEqual([scheduled.message.text, scheduled.message.metadata], ["Good morning", metadata]);
    assert.ok(!before.includes("Good morning"));
    const page = { channel: world.random, include_all_metadata: true };
    const { messages } = await world.alice.does("conversations.history", page);
    const posted = messages.filter((message) => message.text === "Good morning");
    assert.equal(posted.length, 1);
    assert.equal(posted[0]?.type, "message");
    assert.deepEqual([posted[0]?.bot_id, posted[0]?.metadata], [scheduled.message.bot_id, metadata]);
  });

  test("posts nothing for a person who has revoked the app's access", async () => {
    await using world = await workspace();
    for (const actor of [world.bot, world.bob, world.carol]) {
      await actor.does(method, { channel: world.random, post_at: at(world, 60), text: `from ${actor.id}` });
    }

    for (const actor of [world.bot, world.bob]) await actor.does("auth.revoke", {});
    await steer(world.platform).does("clock.advance", { by: "1m" });

    const texts = (await textsIn(world, world.random)).filter((text) => text.startsWith("from "));
    assert.deepEqual(texts, [`from ${world.carol.id}`]);
  });

  test("posts nothing where an app of the org may no longer work", async () => {
    await using world = await workspace();
    const { app, bot } = orgBot(world);
    const erin = personOf(world, "erin");
    const { channels } = await erin.does("conversations.list", {});
    const channel = channels.find(({ name }) => name === "general")?.id ?? "";
    await bot.does(method, { channel, post_at: at(world, 60), text: "while granted" });
    await bot.does(method, { channel, post_at: at(world, 120), text: "no longer" });
    const controls = steer(world.platform);

    await controls.does("clock.advance", { by: "1m" });
    await world.alice.does("admin.apps.removeTeams", { app_id: app.id, team_ids: [teamsOf(world).labs] });
    await controls.does("clock.advance", { by: "1m" });

    const { messages } = await erin.does("conversations.history", { channel, limit: 1 });
    assert.equal(messages[0]?.text, "while granted");
  });

  test("posts nothing for an app that was restricted meanwhile", async () => {
    await using world = await workspace();
    await world.bot.does(method, { channel: world.random, post_at: at(world, 60), text: "too late" });

    await world.alice.does("admin.apps.restrict", { team_id: teamsOf(world).acme, app_id: devApp(world).id });
    await steer(world.platform).does("clock.advance", { by: "1m" });

    const { db } = world.platform.store;
    const posted = await db.selectFrom("messages").select("body").where("body", "like", "%too late%").execute();
    assert.deepEqual(posted, []);
  });

  test("replies in a thread, and speaks to a person", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.random, text: "root" });
    const post_at = at(world, 60);
    await world.bob.does(method, { channel: world.random, post_at, text: "reply", thread_ts: ts });
    const direct = await world.bob.does(method, { channel: world.carol.id, post_at, text: "hi" });

    await steer(world.platform).does("clock.advance", { by: "1m" });

    const { messages } = await world.alice.does("conversations.replies", { channel: world.random, ts });
    assert.deepEqual([messages[1]?.text, messages[1]?.user], ["reply", world.bob.id]);
    const dm = await world.carol.does("conversations.history", { channel: direct.channel });
    assert.equal(dm.messages[0]?.text, "hi");
  });

  test("what its author may no longer do when the time comes is not done, and holds up nobody", async () => {
    await using world = await workspace();
    const post_at = at(world, 60);
    await world.bob.does(method, { channel: world.random, post_at, text: "from beyond" });
    await world.carol.does(method, { channel: world.random, post_at, text: "still here" });
    await world.alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: world.bob.id });

    await steer(world.platform).does("clock.advance", { by: "1m" });

    const texts = await textsIn(world, world.random);
    assert.ok(!texts.includes("from beyond"));
    assert.ok(texts.includes("still here"));
  });

  const { message_limit_exceeded: _countedLater, ...refusals } = postingRefusals((actor, place) =>
    actor.refused(method, { ...place, post_at: inTheNearFuture, text: "hi" }),
  );
  refuses(method, refusals);
  refuses(
    method,
    linkRefusals((actor, place, text) => actor.refused(method, { ...place, post_at: inTheNearFuture, text })),
  );
  refuses(
    method,
    contentRefusals(method, (world) => ({ channel: world.random, post_at: at(world, 60) })),
  );
  refuses(
    method,
    metadataRefusals(method, (world) => ({ channel: world.random, post_at: at(world, 60) })),
  );
  refuses(method, {
    channel_not_found: (world) =>
      world.carol.refused(method, { channel: world.secret, post_at: at(world, 60), text: "hi" }),
    team_not_found: (world) =>
      orgBot(world).bot.refused(method, { channel: "#general", post_at: at(world, 60), text: "hi" }),
    not_in_channel: async (world) => {
      const { channel } = await world.alice.does("conversations.create", { name: "mine" });
      return world.bob.refused(method, { channel: channel.id, post_at: at(world, 60), text: "hi" });
    },
    is_archived: async (world) => {
      await world.alice.does("conversations.archive", { channel: world.random });
      return world.alice.refused(method, { channel: world.random, post_at: at(world, 60), text: "hi" });
    },
    cannot_reply_to_message: (world) => {
      const reply = { channel: world.random, post_at: at(world, 60), text: "hi", thread_ts: "1.000001" };
      return world.alice.refused(method, reply);
    },
    invalid_time: ({ alice, random }) => alice.refused(method, { channel: random, post_at: "soon", text: "hi" }),
    time_in_past: (world) => world.alice.refused(method, { channel: world.random, post_at: at(world, 0), text: "hi" }),
    time_too_far: (world) => {
      const post_at = at(world, limits.schedule_ahead_s + 1);
      return world.alice.refused(method, { channel: world.random, post_at, text: "hi" });
    },
    restricted_too_many: async (world) => {
      const later = { channel: world.random, post_at: at(world, 600), text: "hi" };
      for (let sent = 0; sent < limits.schedule_per_window_max; sent++) await world.alice.does(method, later);
      return world.bob.refused(method, { ...later, post_at: at(world, 600 + limits.schedule_window_s - 1) });
    },
  });
});
