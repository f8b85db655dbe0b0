import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, makeGroup } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.barriers.update";
const subjects = { restricted_subjects: ["im", "mpim", "call"] };

describe(method, () => {
  test("moves the barrier: old sides may meet, new sides may not", async () => {
    await using world = await workspace();
    const { barrier, primary } = await barrierBetween(world, [world.bob], [world.carol]);
    const guests = await makeGroup(world, "guests", world.dora);

    const moved = await world.alice.does(method, {
      barrier_id: barrier.id,
      primary_usergroup_id: primary,
      barriered_from_usergroup_ids: [guests],
      ...subjects,
    });

    assert.deepEqual(
      moved.barrier.barriered_from_usergroups.map((group) => group.id),
      [guests],
    );
    await world.bob.does("users.info", { user: world.carol.id });
    assert.equal(await world.bob.refused("users.info", { user: world.dora.id }), "access_denied");
  });

  refuses(method, {
    not_an_admin: async (world) => {
      const { barrier, primary, other } = await barrierBetween(world, [world.bob], [world.carol]);
      const named = { primary_usergroup_id: primary, barriered_from_usergroup_ids: [other], ...subjects };
      return world.bob.refused(method, { barrier_id: barrier.id, ...named });
    },
    barrier_not_found: async (world) => {
      const { primary, other } = await barrierBetween(world, [world.bob], [world.carol]);
      const named = { primary_usergroup_id: primary, barriered_from_usergroup_ids: [other], ...subjects };
      return world.alice.refused(method, { barrier_id: "Bar00000000", ...named });
    },
    primary_usergroup_not_found: async (world) => {
      const { barrier, other } = await barrierBetween(world, [world.bob], [world.carol]);
      const named = { primary_usergroup_id: "S00000000NO", barriered_from_usergroup_ids: [other], ...subjects };
      return world.alice.refused(method, { barrier_id: barrier.id, ...named });
    },
    barriered_from_usergroups_not_found: async (world) => {
      const { barrier, primary } = await barrierBetween(world, [world.bob], [world.carol]);
      const named = { primary_usergroup_id: primary, barriered_from_usergroup_ids: [], ...subjects };
      return world.alice.refused(method, { barrier_id: barrier.id, ...named });
    },
    invalid_restricted_subjects: async (world) => {
      const { barrier, primary, other } = await barrierBetween(world, [world.bob], [world.carol]);
      const named = { primary_usergroup_id: primary, barriered_from_usergroup_ids: [other] };
      return world.alice.refused(method, { barrier_id: barrier.id, ...named, restricted_subjects: ["im", "mail"] });
    },
    barrier_already_exists: async (world) => {
      const { primary, other } = await barrierBetween(world, [world.bob], [world.carol]);
      const guests = await makeGroup(world, "guests", world.dora);
      const named = { primary_usergroup_id: guests, barriered_from_usergroup_ids: [other], ...subjects };
      const { barrier } = await world.alice.does("admin.barriers.create", named);
      return world.alice.refused(method, { ...named, barrier_id: barrier.id, primary_usergroup_id: primary });
    },
  });
});
