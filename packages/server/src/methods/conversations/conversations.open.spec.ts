import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { barrierBetween } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { botIdOf, deactivate, eventsOf, gilIn, seedWithGil } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.open";

async function listed(actor: Actor): Promise<string[]> {
  const { channels } = await actor.does("users.conversations", { types: ["im", "mpim"] });
  return channels.map((channel) => channel.id);
}

describe(method, () => {
  test("makes a DM that is the same for both people, and says when it was open already", async () => {
    await using world = await workspace();
    const { alice, bob } = world;

    const first = await alice.does(method, { users: [bob.id] });
    const again = await alice.does(method, { users: [alice.id, bob.id] });
    const fromBob = await bob.does(method, { users: [alice.id] });

    assert.match(first.channel.id, /^D/);
    assert.deepEqual(first, { ok: true, channel: { id: first.channel.id } });
    assert.deepEqual(again, { ok: true, channel: { id: first.channel.id }, no_op: true, already_open: true });
    assert.equal(fromBob.channel.id, first.channel.id);
    assert.equal("already_open" in fromBob, false);
  });

  test("answers with the whole conversation when asked, from where the caller stands", async () => {
    await using world = await workspace();
    const { alice, bob } = world;

    const { channel } = await alice.does(method, { users: [bob.id], return_im: true });
    const ofBob = await bob.does(method, { users: [alice.id], return_im: true });

    assert.deepEqual([channel.is_im, channel.user, channel.is_open], [true, bob.id, true]);
    assert.equal(channel.is_user_deleted, false);
    assert.equal("name" in channel, false);
    assert.equal(ofBob.channel.user, alice.id);
  });

  test("makes one group of the same people, in whatever order they are named", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;

    const { channel } = await alice.does(method, { users: [bob.id, carol.id], return_im: true });
    const same = await carol.does(method, { users: [bob.id, alice.id] });
    const pair = await alice.does(method, { users: [bob.id] });

    assert.match(channel.id, /^C/);
    assert.deepEqual([channel.is_mpim, channel.is_private], [true, true]);
    assert.equal(channel.name, "mpdm-alice--bob--carol-1");
    assert.equal(same.channel.id, channel.id);
    assert.notEqual(pair.channel.id, channel.id);
    assert.equal(await world.dora.refused("conversations.info", { channel: channel.id }), "channel_not_found");
  });

  test("opens a DM with oneself, and one with the bot of an app from both sides", async () => {
    await using world = await workspace();
    const { alice, bot } = world;

    const own = await alice.does(method, { users: [alice.id], return_im: true });
    const withBot = await alice.does(method, { users: [await botIdOf(bot)] });
    const fromBot = await bot.does(method, { users: [alice.id] });

    assert.equal(own.channel.user, alice.id);
    await alice.does("chat.postMessage", { channel: own.channel.id, text: "Buy milk." });
    assert.equal(fromBot.channel.id, withBot.channel.id);
    await bot.does("chat.postMessage", { channel: fromBot.channel.id, text: "Hello!" });
  });

  test("shows it to the other one with the first message", async () => {
    await using world = await workspace();
    const { alice, bob } = world;

    const { channel } = await alice.does(method, { users: [bob.id] });
    const before = await listed(bob);
    await alice.does("chat.postMessage", { channel: channel.id, text: "Hello." });

    assert.deepEqual(await listed(alice), [channel.id]);
    assert.deepEqual(before, []);
    assert.deepEqual(await listed(bob), [channel.id]);
  });

  test("opens again, by its id, what was closed", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const { channel } = await alice.does(method, { users: [bob.id] });
    await alice.does("conversations.close", { channel: channel.id });

    const opened = await alice.does(method, { channel: channel.id });

    assert.deepEqual(opened, { ok: true, channel: { id: channel.id } });
    assert.deepEqual(await listed(alice), [channel.id]);
  });

  test("tells each of them of a new conversation, and the one who opens it that it is open", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;

    const { channel } = await alice.does(method, { users: [bob.id] });
    await alice.does(method, { users: [bob.id] });
    await alice.does(method, { users: [bob.id, carol.id] });

    const created = await eventsOf(world, "im_created");
    const emitted = created.map(({ userId, payload }) => [userId, (payload["channel"] as { user: string }).user]);
    assert.deepEqual(emitted, [
      [alice.id, bob.id],
      [bob.id, alice.id],
    ]);
    const opened = await eventsOf(world, "im_open");
    assert.deepEqual(
      opened.map(({ audience, userId, payload }) => [audience, userId, payload["channel"]]),
      [["user", alice.id, channel.id]],
    );
    assert.equal((await eventsOf(world, "mpim_joined")).length, 3);
    assert.equal((await eventsOf(world, "mpim_open")).length, 1);
  });

  test("only looks when it may not make one", async () => {
    await using world = await workspace();
    const { alice, bob } = world;

    const missing = await alice.refused(method, { users: [bob.id], prevent_creation: true });
    const { channel } = await alice.does(method, { users: [bob.id] });
    const found = await alice.does(method, { users: [bob.id], prevent_creation: true });

    assert.equal(missing, "channel_not_found");
    assert.equal(found.channel.id, channel.id);
  });

  test("asks for the scope of what it opens", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { store } = world.platform;
    await store.db.updateTable("tokens").set({ scopes: "im:write" }).where("user_id", "=", alice.id).execute();

    const body = await alice.asks(method, { users: [bob.id, carol.id] });

    assert.deepEqual([body.error, body["needed"]], ["missing_scope", "mpim:write"]);
  });

  test("keeps apart whom a barrier stands between, also in a group that a third opens", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    await barrierBetween(world, [bob], [carol]);

    assert.equal(await bob.refused(method, { users: [carol.id] }), "access_denied");
    assert.equal(await alice.refused(method, { users: [bob.id, carol.id] }), "invalid_user_combination");
  });

  const crowd = ({ bob }: Workspace) => [
    bob.id,
    ...Array.from({ length: limits.direct_others_max }, (_, at) => `U000000000${at}`),
  ];
  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel: "D0000000000" }),
    method_not_supported_for_channel_type: ({ alice, general }) => alice.refused(method, { channel: general }),
    invalid_user_combination: async (world) => {
      const other = world.actor(rotatingApp(world).bot_token ?? "");
      return world.bot.refused(method, { users: [await botIdOf(other)] });
    },
    not_enough_users: async ({ bot }) => bot.refused(method, { users: [await botIdOf(bot)] }),
    too_many_users: (world) => world.alice.refused(method, { users: crowd(world) }),
    user_disabled: async (world) => {
      await deactivate(world, world.carol);
      return world.alice.refused(method, { users: [world.carol.id] });
    },
    user_not_found: ({ alice }) => alice.refused(method, { users: ["U0000000000"] }),
    user_not_visible: async () => {
      await using world = await workspace({ seed: seedWithGil() });
      const { gil } = gilIn(world);
      await gil.does(method, { users: [world.alice.id] });
      return await gil.refused(method, { users: [world.bob.id] });
    },
    users_list_not_supplied: ({ alice }) => alice.refused(method, {}),
  });
});
