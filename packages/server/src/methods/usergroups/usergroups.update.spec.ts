import assert from "node:assert/strict";
import { describe, test } from "node:test";
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
