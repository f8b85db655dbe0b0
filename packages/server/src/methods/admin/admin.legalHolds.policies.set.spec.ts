import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.policies.set";

describe(method, () => {
  test("changes what is given and leaves the rest", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const policy_id = await holdPeople(world, [bob], { start_date: 100, end_date: 200 });

    await alice.does(method, { policy_id, name: "Case 9", start_date: 0 });

    const { policy } = await alice.does("admin.legalHolds.policies.info", { policy_id });
    assert.deepEqual(
      [policy.name, policy.start_date, policy.end_date, policy.restriction],
      ["Case 9", undefined, 200, "NO_RESTRICTION"],
    );
  });

  refuses(method, {
    not_an_admin: async (world) => world.bob.refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    policy_not_found: async (world) =>
      personOf(world, "frank").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    policy_released: async (world) => {
      const policy_id = await holdPeople(world, [world.bob]);
      await world.alice.does("admin.legalHolds.policies.release", { policy_id });
      return world.alice.refused(method, { policy_id });
    },
    invalid_dates: async (world) => {
      const policy_id = await holdPeople(world, [world.bob], { end_date: 200 });
      return world.alice.refused(method, { policy_id, start_date: 300 });
    },
  });
});
