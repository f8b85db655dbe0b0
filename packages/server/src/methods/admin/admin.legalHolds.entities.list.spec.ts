import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.entities.list";

describe(method, () => {
  test("lists the people of one hold, page by page", async () => {
    await using world = await workspace();
    const { alice, bob, carol, dora } = world;
    const policy_id = await holdPeople(world, [bob, carol]);
    await holdPeople(world, [dora]);

    const first = await alice.does(method, { policy_id, limit: 1 });
    const second = await alice.does(method, { policy_id, limit: 1, cursor: first.response_metadata.next_cursor });

    const listed = [...first.entities, ...second.entities];
    assert.deepEqual(listed.map((entity) => entity.entity_id).toSorted(), [bob.id, carol.id].toSorted());
    assert.equal(listed[0]?.entity_type, "USER");
    assert.equal(second.response_metadata.next_cursor, "");
  });

  refuses(method, {
    not_an_admin: async (world) => world.bob.refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    policy_not_found: async (world) =>
      personOf(world, "frank").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    invalid_cursor: async (world) =>
      world.alice.refused(method, { policy_id: await holdPeople(world, [world.bob]), cursor: "forged" }),
  });
});
