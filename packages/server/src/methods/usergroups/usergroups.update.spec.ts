import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "usergroups.update";

async function cooks({ alice }: Workspace): Promise<string> {
  const { usergroup } = await alice.does("usergroups.create", { name: "Cooks", handle: "cooks", description: "cook" });
  return usergroup.id;
}

describe(method, () => {
  test("changes what is given and nothing else", async () => {
    await using world = await workspace();
    const usergroup = await cooks(world);
    const { usergroup: renamed } = await world.alice.does(method, { usergroup, name: "Chefs" });
    assert.deepEqual([renamed.name, renamed.handle, renamed.description], ["Chefs", "cooks", "cook"]);
    const channels = [world.random];
    const { usergroup: linked } = await world.alice.does(method, { usergroup, channels, enable_section: true });
    assert.deepEqual(
      [linked.name, linked.prefs.channels, linked.channel_count, linked.is_section],
      ["Chefs", channels, 1, true],
    );
  });

  test("members join the default channels: current ones when a channel is added, others with the group", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const [open, closed] = [await makeChannel(alice, "kitchen"), await makeChannel(alice, "recipes", true)];
    const usergroup = await cooks(world);
    await alice.does("usergroups.users.update", { usergroup, users: [bob.id] });

    await alice.does(method, { usergroup, channels: [open, closed] });
    await alice.does("usergroups.users.update", { usergroup, users: [carol.id] });

    for (const channel of [open, closed]) {
      const { members } = await alice.does("conversations.members", { channel });
      assert.deepEqual(members.toSorted(), [alice.id, bob.id, carol.id].toSorted());
    }
  });

  test("an archived default channel, and a disabled group, add nobody", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const [gone, open] = [await makeChannel(alice, "gone"), await makeChannel(alice, "kitchen")];
    const usergroup = await cooks(world);
    await alice.does(method, { usergroup, channels: [gone, open] });
    await alice.does("conversations.archive", { channel: gone });
    await alice.does("usergroups.users.update", { usergroup, users: [bob.id] });
    await alice.does("usergroups.disable", { usergroup });
    await alice.does("usergroups.users.update", { usergroup, users: [bob.id, carol.id] });

    const membersOf = async (channel: string) => (await alice.does("conversations.members", { channel })).members;
    assert.deepEqual((await membersOf(open)).toSorted(), [alice.id, bob.id].toSorted());
    assert.deepEqual(await membersOf(gone), [alice.id]);
  });

  const update = async (world: Workspace, change: object) =>
    world.alice.refused(method, { usergroup: await cooks(world), ...change });
  refuses(method, {
    no_such_subteam: ({ alice }) => alice.refused(method, { usergroup: "S0NOSUCHTEAM" }),
    permission_denied: async (world) => world.dora.refused(method, { usergroup: await cooks(world) }),
    bad_handle: (world) => update(world, { handle: "No Spaces" }),
    name_already_exists: async (world) => {
      await world.alice.does("usergroups.create", { name: "Chefs", handle: "chefs" });
      return update(world, { name: "Chefs" });
    },
    handle_already_exists: async (world) => {
      await world.alice.does("usergroups.create", { name: "Chefs", handle: "chefs" });
      return update(world, { handle: "chefs" });
    },
    invalid_channel_provided: (world) => update(world, { channels: ["C0NOSUCHROOM"] }),
    "invalid_channel_provided for a DM": async (world) =>
      update(world, { additional_channels: [await openDm(world, world.alice, world.bob)] }),
  });
});
