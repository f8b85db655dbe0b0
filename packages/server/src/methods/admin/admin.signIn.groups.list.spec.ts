import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.groups.list";

describe(method, () => {
  test("lists mappings, which are applied once the provider has a claim for groups", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);
    await world.alice.does("admin.signIn.groups.add", { provider_id, group: "chat-admins", role: "admin" });

    const before = await world.alice.does(method, { provider_id });
    await world.alice.does("admin.signIn.groups.setClaim", { provider_id, claim: "groups" });
    const after = await world.alice.does(method, { provider_id });

    const date_created = Math.floor(world.clock.nowMs() / 1000);
    const mapping = { group: "chat-admins", team_id: teamsOf(world).acme, role: "admin", date_created } as const;
    assert.deepEqual(before.mappings, [{ ...mapping, is_applied: false }]);
    assert.deepEqual(after.mappings, [{ ...mapping, is_applied: true }]);
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider }),
    not_an_admin: async (world) => world.bob.refused(method, { provider_id: await makeProvider(world) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { provider_id: await makeProvider(world, { ofOrg: true }) }),
  });
});
