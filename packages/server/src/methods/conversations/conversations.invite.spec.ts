import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import {
  botIdOf,
  deactivate,
  eventsOf,
  gilIn,
  makeChannel,
  makePrivate,
  newestIn,
  seedWithGil,
} from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.invite";

describe(method, () => {
  test("brings people and bots into a private channel, and says who invited them", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "plans", true);
    const bot = await botIdOf(world.bot);

    const answer = await world.alice.does(method, { channel, users: [world.bob.id, bot] });

    assert.equal(answer.channel.id, channel);
    assert.equal("errors" in answer, false);
    assert.equal((await world.bob.does("conversations.info", { channel })).channel.is_member, true);
    const { subtype, user, inviter } = await newestIn(world.bob, channel);
    assert.deepEqual([subtype, user, inviter], ["group_join", bot, world.alice.id]);
    const events = await eventsOf(world, "member_joined_channel");
    assert.deepEqual(
      events.map(({ payload }) => [payload["user"], payload["inviter"], payload["channel_type"]]),
      [
        [world.bob.id, world.alice.id, "G"],
        [bot, world.alice.id, "G"],
      ],
    );
  });

  test("takes the people as clients send them: a comma list or an array", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "plans", true);

    await world.alice.asks(method, { channel, users: `${world.bob.id},${world.carol.id}` });

    const { members } = await world.alice.does("conversations.members", { channel });
    assert.equal(members.length, 3);
  });

  test("invites nobody when one cannot be, and names each of them", async () => {
    await using world = await workspace();
    const channel = await makePrivate(world, "plans", world.bob);

    const body = await world.alice.asks(method, { channel, users: [world.carol.id, "U0000000000", world.bob.id] });

    assert.equal(body.error, "user_not_found");
    assert.deepEqual(body["errors"], [
      { ok: false, error: "user_not_found", user: "U0000000000" },
      { ok: false, error: "already_in_channel", user: world.bob.id },
    ]);
    assert.equal(await world.carol.refused("conversations.info", { channel }), "channel_not_found");
  });

  test("with force, invites the valid people and reports the others", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "plans", true);

    const answer = await world.alice.does(method, { channel, users: [world.bob.id, "U0000000000"], force: true });

    assert.deepEqual(answer.errors, [{ ok: false, error: "user_not_found", user: "U0000000000" }]);
    assert.equal((await world.bob.does("conversations.info", { channel })).channel.is_member, true);
    assert.equal(await world.alice.refused(method, { channel, users: "U0000000000", force: true }), "user_not_found");
  });

  test("takes so many at once and no more", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "crowd");
    const strangers = Array.from({ length: limits.invited_users_max }, (_, at) => `U${at + 1_000_000}`);

    const body = await world.alice.asks(method, { channel, users: strangers });
    const tooMany = await world.alice.refused(method, { channel, users: [...strangers, world.bob.id] });

    assert.equal((body["errors"] as unknown[]).length, limits.invited_users_max);
    assert.equal(tooMany, "invalid_arguments");
  });

  test("leaves a guest of a single channel in that channel", async () => {
    await using world = await workspace({ seed: seedWithGil() });
    const { gil, lobby } = gilIn(world);
    const channel = await makeChannel(world.alice, "more");

    assert.equal(await world.alice.refused(method, { channel, users: gil.id }), "ura_max_channels");
    await world.alice.does("conversations.kick", { channel: lobby, user: gil.id });
    await world.alice.does(method, { channel, users: [gil.id] });
  });

  refuses(method, {
    no_external_invite_permission: async (world) => {
      const { channel, frank } = await shareWithFrank(world);
      const target_team = teamsOf(world).birch;
      const set = "conversations.externalInvitePermissions.set";
      await world.alice.does(set, { action: "downgrade", channel, target_team });
      return frank.refused(method, { channel, users: "U0000000NOT" });
    },
    channel_not_found: ({ carol, bob, secret }) => carol.refused(method, { channel: secret, users: bob.id }),
    method_not_supported_for_channel_type: async (world) =>
      world.alice.refused(method, { channel: await openDm(world, world.alice, world.bob), users: world.carol.id }),
    already_in_channel: ({ alice, bob, general }) => alice.refused(method, { channel: general, users: bob.id }),
    cant_invite: async (world) => {
      const channel = await makeChannel(world.alice, "plans");
      await deactivate(world, world.carol);
      return world.alice.refused(method, { channel, users: world.carol.id });
    },
    cant_invite_self: ({ alice, general }) => alice.refused(method, { channel: general, users: alice.id }),
    is_archived: async ({ alice, bob }) => {
      const channel = await makeChannel(alice, "old");
      await alice.does("conversations.archive", { channel });
      return alice.refused(method, { channel, users: bob.id });
    },
    no_user: ({ alice, general }) => alice.refused(method, { channel: general, users: "" }),
    not_in_channel: async ({ alice, bob, carol }) =>
      bob.refused(method, { channel: await makeChannel(alice, "plans"), users: carol.id }),
    org_user_not_in_team: (world) =>
      world.alice.refused(method, { channel: world.general, users: personOf(world, "erin").id }),
    ura_max_channels: async () => {
      await using world = await workspace({ seed: seedWithGil() });
      return await world.alice.refused(method, { channel: world.general, users: gilIn(world).gil.id });
    },
    user_is_restricted: ({ dora, general, bob }) => dora.refused(method, { channel: general, users: bob.id }),
    user_not_found: (world) =>
      world.alice.refused(method, { channel: world.general, users: personOf(world, "frank").id }),
  });
});
