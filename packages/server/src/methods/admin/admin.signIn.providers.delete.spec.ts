import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, plantIdentity, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.providers.delete";

describe(method, () => {
  test("removes a provider with its identities, and no account", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);
    await plantIdentity(world, provider_id, world.bob.id, "s-bob");

    await world.alice.does(method, { provider_id });

    const left = await world.alice.does("admin.signIn.providers.list", { team_id: teamsOf(world).acme });
    assert.deepEqual(left.providers, []);
    const { db } = world.platform.store;
    assert.deepEqual(await db.selectFrom("identities").selectAll().execute(), []);
    await world.bob.does("auth.test", {});
    const entries = await db
      .selectFrom("audit_entries")
      .select("entity_id")
      .where("action", "=", "idp_configuration_deleted")
      .execute();
    assert.deepEqual(entries, [{ entity_id: provider_id }]);
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider }),
    not_an_admin: async (world) => world.bob.refused(method, { provider_id: await makeProvider(world) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { provider_id: await makeProvider(world, { ofOrg: true }) }),
  });
});
