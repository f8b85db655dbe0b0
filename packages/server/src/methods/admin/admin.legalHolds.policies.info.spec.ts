import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.policies.info";

describe(method, () => {
  test("returns a hold, released or not", async () => {
    await using world = await workspace();
    const policy_id = await holdPeople(world, [world.bob]);
    const before = await world.alice.does(method, { policy_id });
    await world.alice.does("admin.legalHolds.policies.release", { policy_id });
    const after = await world.alice.does(method, { policy_id });

    assert.deepEqual([before.policy.status, before.policy.date_released], ["active", undefined]);
    assert.deepEqual([after.policy.status, typeof after.policy.date_released], ["released", "number"]);
  });

  refuses(method, {
    not_an_admin: async (world) => world.bob.refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    policy_not_found: async (world) =>
      personOf(world, "frank").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
  });
});
