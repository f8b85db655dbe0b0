import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { eventsOf, makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.invite";

describe(method, () => {
  test("adds people to a channel that the administrator is not in", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "plans");

    await world.alice.does(method, { channel_id: channel, user_ids: [world.carol.id] });

    assert.deepEqual((await world.bob.does("conversations.members", { channel })).members.length, 2);
    const joined = await eventsOf(world, "member_joined_channel");
    assert.deepEqual(
      [joined.at(-1)?.payload["user"], joined.at(-1)?.payload["inviter"]],
      [world.carol.id, world.alice.id],
    );
  });

  test("adds those whom it can, and names the others", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "plans");
    const frank = personOf(world, "frank");

    const answer = await world.alice.asks(method, {
      channel_id: channel,
      user_ids: [world.bob.id, world.carol.id, frank.id, "U00NOWHERE0"],
    });

    assert.equal(answer["error"], "failed_for_some_users");
    assert.deepEqual(answer["failed_user_ids"], {
      [world.bob.id]: "already_in_channel",
      [frank.id]: "user_not_found",
      U00NOWHERE0: "user_not_found",
    });
    const { members } = await world.bob.does("conversations.members", { channel });
    assert.ok(members.includes(world.carol.id));
  });

  test("adds people of another workspace of the org once it shares the channel", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "plans");
    const erin = personOf(world, "erin");
    const asked = { channel_id: channel, user_ids: [erin.id] };
    assert.equal(await world.alice.refused(method, asked), "failed_for_some_users");

    const { acme, labs } = teamsOf(world);
    await world.alice.does("admin.conversations.setTeams", { channel_id: channel, target_team_ids: [acme, labs] });
    await world.alice.does(method, asked);

    await erin.does("chat.postMessage", { channel, text: "Hello." });
  });

  refuses(method, {
    channel_not_found: ({ alice, bob }) => alice.refused(method, { channel_id: "C00NOWHERE0", user_ids: [bob.id] }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id, user_ids: [world.carol.id] });
    },
    user_must_be_admin: ({ bob, carol, random }) => bob.refused(method, { channel_id: random, user_ids: [carol.id] }),
    restricted_action: async ({ alice, bob, carol }) => {
      const channel_id = await makeChannel(bob, "old");
      await alice.does("admin.conversations.archive", { channel_id });
      return alice.refused(method, { channel_id, user_ids: [carol.id] });
    },
    failed_for_some_users: ({ alice, random }) =>
      alice.refused(method, { channel_id: random, user_ids: ["U00NOWHERE0"] }),
  });
});
