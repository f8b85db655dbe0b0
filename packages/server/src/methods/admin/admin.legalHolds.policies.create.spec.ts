import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.policies.create";

describe(method, () => {
  test("returns an active hold with its people", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;

    const { policy } = await alice.does(method, {
      name: "Case 7",
      description: "Letters",
      entity_ids: [bob.id, carol.id, bob.id],
      restriction: "ONLY_DMS",
      start_date: 1_700_000_000,
    });

    const { name, description, restriction, status, entity_count, start_date, end_date, created_by } = policy;
    assert.deepEqual(
      [name, description, restriction, status, entity_count, start_date, end_date, created_by],
      ["Case 7", "Letters", "ONLY_DMS", "active", 2, 1_700_000_000, undefined, alice.id],
    );
    assert.equal(policy.enterprise_id, world.dev.org?.id);
  });

  test("lets the owner of a workspace outside any org hold its people", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");

    const { policy } = await frank.does(method, { name: "Case 8", entity_ids: [frank.id] });

    assert.equal(policy.enterprise_id, undefined);
    assert.equal(
      await world.alice.refused("admin.legalHolds.policies.info", { policy_id: policy.id }),
      "policy_not_found",
    );
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, { name: "Case", entity_ids: [world.bob.id] }),
    restricted_action: (world) => personOf(world, "erin").refused(method, { name: "Case", entity_ids: [world.bob.id] }),
    user_not_found: (world) =>
      world.alice.refused(method, { name: "Case", entity_ids: [world.bob.id, personOf(world, "frank").id] }),
    invalid_dates: (world) =>
      world.alice.refused(method, { name: "Case", entity_ids: [world.bob.id], start_date: 20, end_date: 20 }),
  });
});
