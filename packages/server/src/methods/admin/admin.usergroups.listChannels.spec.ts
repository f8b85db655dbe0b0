import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.usergroups.listChannels";

describe(method, () => {
  test("lists the default channels, and counts their members on request", async () => {
    await using world = await workspace();
    const usergroup_id = await makeGroup(world, "cooks", world.bob);
    const channel = await makeChannel(world.alice, "kitchen");
    await world.alice.does("admin.usergroups.addChannels", { usergroup_id, channel_ids: [channel] });
    const plain = await world.alice.does(method, { usergroup_id });
    assert.deepEqual(
      plain.channels.map(({ id, name, num_members }) => [id, name, num_members]),
      [[channel, "kitchen", undefined]],
    );
    const counted = await world.alice.does(method, { usergroup_id, include_num_members: true });
    assert.equal(counted.channels[0]?.num_members, 2);
  });

  refuses(method, {
    not_an_admin: async (world) =>
      world.bob.refused(method, { usergroup_id: await makeGroup(world, "cooks", world.bob) }),
    team_not_found: async (world) =>
      world.alice.refused(method, {
        usergroup_id: await makeGroup(world, "cooks", world.bob),
        team_id: teamsOf(world).birch,
      }),
    usergroup_not_found: (world) => world.alice.refused(method, { usergroup_id: "S0NOBODY000" }),
    usergroup_not_linked_to_team: async (world) =>
      world.alice.refused(method, {
        usergroup_id: await makeGroup(world, "cooks", world.bob),
        team_id: teamsOf(world).labs,
      }),
  });
});
