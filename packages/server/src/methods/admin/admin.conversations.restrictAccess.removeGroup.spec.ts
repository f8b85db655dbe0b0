import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, teamsOf } from "../../../testkit/admins.ts";
import { makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.restrictAccess.removeGroup";
const add = "admin.conversations.restrictAccess.addGroup";

/** A channel of alice, bob and carol, restricted to two groups. */
async function stage(world: Workspace) {
  const channel_id = await makePrivate(world, "plans", world.bob, world.carol);
  const cooks = await makeGroup(world, "cooks", world.alice, world.bob);
  const tasters = await makeGroup(world, "tasters", world.alice, world.bob, world.carol);
  await world.alice.does(add, { channel_id, group_id: tasters });
  await world.alice.does(add, { channel_id, group_id: cooks });
  return { channel_id, cooks, tasters, team_id: teamsOf(world).acme };
}

describe(method, () => {
  test("takes out the people who were admitted by that group alone; without groups nobody is taken out", async () => {
    await using world = await workspace();
    const { channel_id, cooks, tasters, team_id } = await stage(world);

    await world.alice.does(method, { channel_id, group_id: tasters, team_id });
    const { members } = await world.alice.does("conversations.members", { channel: channel_id });
    assert.deepEqual(new Set(members), new Set([world.alice.id, world.bob.id]));

    await world.alice.does(method, { channel_id, group_id: cooks, team_id });
    const { group_ids } = await world.alice.does("admin.conversations.restrictAccess.listGroups", { channel_id });
    assert.deepEqual(group_ids, []);
    await world.bob.does("conversations.invite", { channel: channel_id, users: [world.carol.id] });
    const { members: all } = await world.alice.does("conversations.members", { channel: channel_id });
    assert.equal(all.length, 3);
  });

  refuses(method, {
    channel_not_found: async (world) => {
      const { cooks, team_id } = await stage(world);
      return world.alice.refused(method, { channel_id: "C00NOWHERE0", group_id: cooks, team_id });
    },
    invalid_channel: async (world) => {
      const { cooks, team_id } = await stage(world);
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id, group_id: cooks, team_id });
    },
    not_an_admin: async (world) => {
      const { channel_id, cooks, team_id } = await stage(world);
      return world.bob.refused(method, { channel_id, group_id: cooks, team_id });
    },
    team_not_found: async (world) => {
      const { channel_id, cooks } = await stage(world);
      return world.alice.refused(method, { channel_id, group_id: cooks, team_id: teamsOf(world).birch });
    },
    group_not_found: async (world) => {
      const { channel_id, team_id } = await stage(world);
      return world.alice.refused(method, { channel_id, group_id: "S00NOWHERE0", team_id });
    },
    link_not_found: async (world) => {
      const { channel_id, team_id } = await stage(world);
      const group_id = await makeGroup(world, "others", world.alice);
      return world.alice.refused(method, { channel_id, group_id, team_id });
    },
  });
});
