import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { botIdOf, eventsOf, makeChannel, makePrivate, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.kick";

describe(method, () => {
  test("removes a person: the others are notified, and the removed person loses the channel", async () => {
    await using world = await workspace();

    const answer = await world.alice.does(method, { channel: world.secret, user: world.bob.id });

    assert.deepEqual(answer.errors, {});
    assert.equal(await world.bob.refused("conversations.info", { channel: world.secret }), "channel_not_found");
    const [event] = await eventsOf(world, "member_left_channel");
    assert.deepEqual(
      [event?.payload["user"], event?.payload["channel"], event?.audience],
      [world.bob.id, world.secret, "channel"],
    );
    const [own] = await eventsOf(world, "group_left");
    assert.deepEqual([own?.audience, own?.userId], ["user", world.bob.id]);
    assert.deepEqual([own?.payload["channel"], own?.payload["actor_id"]], [world.secret, world.alice.id]);
    const said = await newestIn(world.alice, world.secret);
    assert.deepEqual([said["subtype"], said["user"]], ["group_leave", world.bob.id]);
  });

  test("is for every member of a private channel, and for apps in a public one", async () => {
    await using world = await workspace();
    const channel = await makePrivate(world, "plans", world.bob, world.carol);

    await world.bob.does(method, { channel, user: world.carol.id });
    await world.bot.does(method, { channel: world.random, user: world.carol.id });
  });

  test("is for the creator of a public channel, and for no other person without a role", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "mine");
    await world.carol.does("conversations.join", { channel });
    await world.bot.does("conversations.join", { channel });

    assert.equal(await world.carol.refused(method, { channel, user: await botIdOf(world.bot) }), "restricted_action");
    await world.bob.does(method, { channel, user: world.carol.id });
  });

  refuses(method, {
    channel_not_found: ({ carol, bob, secret }) => carol.refused(method, { channel: secret, user: bob.id }),
    method_not_supported_for_channel_type: async (world) =>
      world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob), user: world.bob.id }),
    cant_kick_from_general: ({ alice, bob, general }) => alice.refused(method, { channel: general, user: bob.id }),
    cant_kick_self: ({ alice, random }) => alice.refused(method, { channel: random, user: alice.id }),
    not_in_channel: async ({ alice, bob }) =>
      alice.refused(method, { channel: await makeChannel(alice, "plans"), user: bob.id }),
    is_archived: async ({ alice, bob }) => {
      const channel = await makeChannel(alice, "plans");
      await bob.does("conversations.join", { channel });
      await alice.does("conversations.archive", { channel });
      return alice.refused(method, { channel, user: bob.id });
    },
    restricted_action: ({ bob, carol, random }) => bob.refused(method, { channel: random, user: carol.id }),
    user_not_found: ({ alice, random }) => alice.refused(method, { channel: random, user: "U0000000000" }),
  });
});
