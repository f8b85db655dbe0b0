import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, unknownProvider } from "../../../testkit/signInProviders.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.groups.setClaim";

describe(method, () => {
  test("sets and removes the claim, and the audit log has the previous one", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);

    const set = await world.alice.does(method, { provider_id, claim: " groups " });
    const removed = await world.alice.does(method, { provider_id, claim: "" });

    assert.deepEqual([set.provider.groups_claim, removed.provider.groups_claim], ["groups", ""]);
    const entries = await world.platform.store.db
      .selectFrom("audit_entries")
      .select("details")
      .where("action", "=", "idp_prod_configuration_updated")
      .orderBy("id")
      .execute();
    assert.deepEqual(
      entries.map(({ details }) => JSON.parse(details).previous_groups_claim),
      ["", "groups"],
    );
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider, claim: "groups" }),
    not_an_admin: async (world) =>
      world.bob.refused(method, { provider_id: await makeProvider(world), claim: "groups" }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, {
        provider_id: await makeProvider(world, { ofOrg: true }),
        claim: "groups",
      }),
    invalid_claim: async (world) =>
      world.alice.refused(method, { provider_id: await makeProvider(world), claim: "g".repeat(257) }),
  });
});
