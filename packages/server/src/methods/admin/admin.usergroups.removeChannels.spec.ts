import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeGroup } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.usergroups.removeChannels";

async function prepared(world: Workspace) {
  const usergroup_id = await makeGroup(world, "cooks", world.bob);
  const channel = await makeChannel(world.alice, "kitchen");
  return { usergroup_id, channel, change: { usergroup_id, channel_ids: [channel] } };
}

async function membersOf(world: Workspace, channel: string): Promise<readonly string[]> {
  return (await world.alice.does("conversations.members", { channel })).members;
}

describe(method, () => {
  test("adds later members no more, and removes nobody", async () => {
    await using world = await workspace();
    const { usergroup_id, channel, change } = await prepared(world);
    await world.alice.does("admin.usergroups.addChannels", change);
    await world.alice.does(method, change);
    await world.alice.does("usergroups.users.update", { usergroup: usergroup_id, users: [world.carol.id] });
    const members = await membersOf(world, channel);
    assert.deepEqual([members.includes(world.bob.id), members.includes(world.carol.id)], [true, false]);
    assert.deepEqual((await world.alice.does("admin.usergroups.listChannels", { usergroup_id })).channels, []);
  });

  refuses(method, {
    not_an_admin: async (world) => world.bob.refused(method, (await prepared(world)).change),
    usergroup_not_found: async (world) =>
      world.alice.refused(method, { ...(await prepared(world)).change, usergroup_id: "S0NOBODY000" }),
    channel_not_found: async (world) => world.alice.refused(method, (await prepared(world)).change),
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
