import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.groups.remove";
const admins = { group: "chat-admins", role: "admin" } as const;

describe(method, () => {
  test("removes one mapping of a group, and leaves the others and the members", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);
    const usergroup_id = await makeGroup(world, "designers", world.bob);
    await world.alice.does("admin.signIn.groups.add", { provider_id, ...admins });
    await world.alice.does("admin.signIn.groups.add", { provider_id, group: "chat-admins", usergroup_id });

    await world.alice.does(method, { provider_id, group: "chat-admins", usergroup_id });
    const { mappings } = await world.alice.does("admin.signIn.groups.list", { provider_id });
    await world.alice.does(method, { provider_id, ...admins });
    const none = await world.alice.does("admin.signIn.groups.list", { provider_id });

    assert.deepEqual([mappings.map(({ role }) => role), none.mappings], [["admin"], []]);
    const { users } = await world.alice.does("usergroups.users.list", { usergroup: usergroup_id });
    assert.deepEqual(users, [world.bob.id]);
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider, ...admins }),
    not_an_admin: async (world) => world.bob.refused(method, { provider_id: await makeProvider(world), ...admins }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { provider_id: await makeProvider(world, { ofOrg: true }), ...admins }),
    invalid_target: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), group: "chat-admins" }),
    mapping_not_found: async (world) => {
      const provider_id = await makeProvider(world);
      await world.alice.does("admin.signIn.groups.add", { provider_id, ...admins });
      return world.alice.refused(method, { provider_id, ...admins, group: "Chat-Admins" });
    },
  });
});
