import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeGroup, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.usergroups.addChannels";

async function prepared(world: Workspace) {
  const usergroup_id = await makeGroup(world, "cooks", world.bob);
  const channel = await makeChannel(world.alice, "kitchen");
  return { usergroup_id, channel, change: { usergroup_id, channel_ids: [channel] } };
}

async function membersOf(world: Workspace, channel: string): Promise<readonly string[]> {
  return (await world.alice.does("conversations.members", { channel })).members;
}

describe(method, () => {
  test("adds present and future members of the group to the channels, and leaves them there", async () => {
    await using world = await workspace();
    const { usergroup_id, channel, change } = await prepared(world);
    await world.alice.does(method, { ...change, team_id: teamsOf(world).acme });
    assert.ok((await membersOf(world, channel)).includes(world.bob.id));

    await world.alice.does("usergroups.users.update", { usergroup: usergroup_id, users: [world.carol.id] });
    const members = await membersOf(world, channel);
    assert.ok(members.includes(world.carol.id) && members.includes(world.bob.id));
  });

  refuses(method, {
    not_an_admin: async (world) => world.bob.refused(method, (await prepared(world)).change),
    team_not_found: async (world) =>
      world.alice.refused(method, { ...(await prepared(world)).change, team_id: teamsOf(world).birch }),
    usergroup_not_found: async (world) =>
      world.alice.refused(method, { ...(await prepared(world)).change, usergroup_id: "S0NOBODY000" }),
    usergroup_not_linked_to_team: async (world) =>
      world.alice.refused(method, { ...(await prepared(world)).change, team_id: teamsOf(world).labs }),
    usergroup_team_not_provisioned: async (world) => {
      const { change } = await prepared(world);
      const { labs } = teamsOf(world);
      await world.alice.does("admin.usergroups.addTeams", { usergroup_id: change.usergroup_id, team_ids: [labs] });
      return world.alice.refused(method, { ...change, team_id: labs });
    },
    channel_not_found: async (world) =>
      world.alice.refused(method, { ...(await prepared(world)).change, channel_ids: ["C0NOBODY000"] }),
    invalid_channels_limit: async (world) => {
      const { usergroup_id } = await prepared(world);
      const channel_ids = Array.from(
        { length: limits.group_channels_max + 1 },
        (_, at) => `C0${String(at).padStart(9, "0")}`,
      );
      return world.alice.refused(method, { usergroup_id, channel_ids });
    },
  });
});
