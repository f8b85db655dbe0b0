import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.entities.add";

describe(method, () => {
  test("puts people on the hold once", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const policy_id = await holdPeople(world, [bob]);

    await alice.does(method, { policy_id, entity_ids: [carol.id, bob.id] });

    const { entities } = await alice.does("admin.legalHolds.entities.list", { policy_id });
    assert.deepEqual(entities.map((entity) => entity.entity_id).toSorted(), [bob.id, carol.id].toSorted());
  });

  refuses(method, {
    not_an_admin: async (world) =>
      world.bob.refused(method, { policy_id: await holdPeople(world, [world.bob]), entity_ids: [world.carol.id] }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, {
        policy_id: await holdPeople(world, [world.bob]),
        entity_ids: [world.carol.id],
      }),
    policy_not_found: async (world) =>
      personOf(world, "frank").refused(method, {
        policy_id: await holdPeople(world, [world.bob]),
        entity_ids: [world.carol.id],
      }),
    policy_released: async (world) => {
      const policy_id = await holdPeople(world, [world.bob]);
      await world.alice.does("admin.legalHolds.policies.release", { policy_id });
      return world.alice.refused(method, { policy_id, entity_ids: [world.carol.id] });
    },
    user_not_found: async (world) =>
      world.alice.refused(method, {
        policy_id: await holdPeople(world, [world.bob]),
        entity_ids: [personOf(world, "frank").id],
      }),
  });
});
