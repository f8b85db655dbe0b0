import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { steer } from "../../../testkit/controls.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { finds } from "../../../testkit/searching.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("Slackbot", () => {
  test("is described as Slack describes it, as a member of the caller's workspace", async () => {
    await using world = await workspace();
    for (const caller of [world.alice, world.dora, world.bot]) {
      const { user } = await caller.does("users.info", { user: slackbotId });
      const { id, team_id, name, real_name, is_bot, is_app_user, deleted, profile } = user;
      const { team_id: home } = await caller.asks("auth.test", {});
      assert.deepEqual([id, team_id, name, real_name], ["USLACKBOT", home, "slackbot", "Slackbot"]);
      assert.deepEqual([is_bot, is_app_user, deleted], [false, false, false]);
      assert.deepEqual([profile.display_name, profile.always_active, profile.bot_id], ["Slackbot", true, undefined]);
    }
    const { profile } = await world.alice.does("users.profile.get", { user: slackbotId });
    assert.equal(profile.always_active, true);
  });

  test("belongs to every workspace, and is the only user with always_active", async () => {
    await using world = await workspace();
    const { members } = await world.bot.does("users.list", {});
    const active = members.filter(({ profile }) => profile.always_active !== undefined);
    assert.deepEqual(
      active.map(({ id }) => id),
      [slackbotId],
    );
    assert.deepEqual(
      members.map(({ id }) => id),
      members.map(({ id }) => id).toSorted(),
    );
  });

  test("is on exactly one page of users.list, whatever the size of the pages", async () => {
    await using world = await workspace();
    const whole = (await world.bot.does("users.list", {})).members.map(({ id }) => id);
    for (let limit = 1; limit <= whole.length; limit++) {
      const seen: string[] = [];
      for (let cursor = "", isFirst = true; isFirst || cursor !== ""; isFirst = false) {
        const page = await world.bot.does("users.list", { limit, ...(cursor === "" ? {} : { cursor }) });
        seen.push(...page.members.map(({ id }) => id));
        cursor = page.response_metadata.next_cursor;
      }
      assert.deepEqual(seen, whole, `pages of ${limit}`);
    }
  });

  test("has a DM with each person, guests too", async () => {
    await using world = await workspace();
    const channels = new Set<string>();
    for (const person of [world.alice, world.dora]) {
      const { channel } = await person.does("conversations.open", { users: [slackbotId], return_im: true });
      assert.deepEqual([channel.is_im, channel.user, channel.is_user_deleted], [true, slackbotId, false]);
      const again = await person.does("conversations.open", { users: [slackbotId] });
      assert.deepEqual([again.channel.id, again.already_open], [channel.id, true]);
      const listed = await person.does("conversations.list", { types: "im" } as object);
      assert.ok(listed.channels.some(({ id, user }) => id === channel.id && user === slackbotId));
      const { members } = await person.does("conversations.members", { channel: channel.id });
      assert.deepEqual(members, [person.id, slackbotId].toSorted());
      channels.add(channel.id);
    }
    assert.equal(channels.size, 2);
    const events = await eventsOf(world, "im_created");
    assert.deepEqual(
      events.map((event) => [event["$userId"], (event["channel"] as { user: string }).user]),
      [world.alice, world.dora].map(({ id }) => [id, slackbotId]),
    );
  });

  test("lists its DM's members page by page", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.open", { users: [slackbotId] });
    const first = await world.alice.does("conversations.members", { channel: channel.id, limit: 1 });
    const { next_cursor: cursor } = first.response_metadata;
    const second = await world.alice.does("conversations.members", { channel: channel.id, limit: 1, cursor });
    assert.deepEqual([...first.members, ...second.members], [world.alice.id, slackbotId].toSorted());
    assert.equal(second.response_metadata.next_cursor, "");
  });

  test("takes messages by its id, which search finds and threads carry on", async () => {
    await using world = await workspace();
    const { alice } = world;
    const posted = await alice.does("chat.postMessage", { channel: slackbotId, text: "zebra list" });
    const { channel } = await alice.does("conversations.open", { users: [slackbotId] });
    assert.equal(posted.channel, channel.id);
    await alice.does("chat.postMessage", { channel: channel.id, thread_ts: posted.ts, text: "zebra <@USLACKBOT>" });
    assert.deepEqual(await finds(world, alice, "zebra in:@slackbot"), ["zebra <@USLACKBOT>", "zebra list"]);
    assert.deepEqual(await finds(world, alice, "zebra from:@slackbot"), []);
  });

  test("is mentioned by name where names become mentions", async () => {
    await using world = await workspace();
    const { message } = await world.bot.does("chat.postMessage", {
      channel: world.random,
      text: "Ask @slackbot",
      link_names: true,
    });
    assert.equal(message.text, "Ask <@USLACKBOT>");
  });

  test("is in no group DM, and has none with a bot", async () => {
    await using world = await workspace();
    const { alice, bob, bot } = world;
    const open = "conversations.open";
    assert.equal(await alice.refused(open, { users: [slackbotId, bob.id] }), "invalid_user_combination");
    assert.equal(await bot.refused(open, { users: [slackbotId] }), "invalid_user_combination");
  });

  test("keeps its names", async () => {
    await using world = await workspace();
    for (const profile of [{ display_name: "slackbot" }, { real_name: " SlackBot " }]) {
      assert.equal(await world.bob.refused("users.profile.set", { profile }), "reserved_name");
    }
  });

  test("is nobody to act as, and no app gets its name", async () => {
    await using world = await workspace();
    for (const user of ["slackbot", slackbotId]) {
      const said = { user, channel: "general", text: "I am Slackbot" };
      assert.equal(await steer(world.platform).refused("person.post", said), "user_not_found");
    }
    const config = await configuring(world, "alice");
    const { app_id } = await config.does("apps.manifest.create", {
      manifest: {
        display_information: { name: "Slackbot" },
        features: { bot_user: { display_name: "Slackbot" } },
        oauth_config: { scopes: { bot: ["chat:write"] } },
      },
    });
    await config.does("apps.developerInstall", { app_id });
    const { members } = await world.alice.does("users.list", {});
    assert.equal(members.find(({ profile }) => profile.api_app_id === app_id)?.name, "slackbot_2");
  });

  test("is no row: it has no password, no token, no session, and counts nowhere", async () => {
    await using world = await workspace();
    await world.alice.does("conversations.open", { users: [slackbotId] });
    const { db } = world.platform.store;
    for (const table of ["users", "channel_members", "tokens", "sessions", "passwords"] as const) {
      const rows: unknown[] = await db.selectFrom(table).selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(`"${slackbotId}"`), table);
    }
    const { users } = await world.alice.does("admin.users.list", {});
    assert.ok(!users.some(({ id }) => id === slackbotId));
  });
});
