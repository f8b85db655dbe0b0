import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.entities.remove";

describe(method, () => {
  test("takes a person off the hold, and leaves the others on it", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const policy_id = await holdPeople(world, [bob, carol]);

    await alice.does(method, { policy_id, entity_ids: [bob.id] });

    const { entities } = await alice.does("admin.legalHolds.entities.list", { policy_id });
    assert.deepEqual(
      entities.map((entity) => entity.entity_id),
      [carol.id],
    );
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
      return world.alice.refused(method, { policy_id, entity_ids: [world.bob.id] });
    },
    user_not_found: async (world) =>
      world.alice.refused(method, { policy_id: await holdPeople(world, [world.bob]), entity_ids: [world.carol.id] }),
    last_entity: async (world) => {
      const policy_id = await holdPeople(world, [world.bob]);
      const refused = await world.alice.refused(method, { policy_id, entity_ids: [world.bob.id] });
      const { entities } = await world.alice.does("admin.legalHolds.entities.list", { policy_id });
      assert.equal(entities.length, 1);
      return refused;
    },
  });
});
