import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.policies.release";

describe(method, () => {
  test("ends the hold: what is deleted from then on is gone", async () => {
    await using world = await workspace();
    const { alice, bob, general } = world;
    const policy_id = await holdPeople(world, [bob]);
    await alice.does(method, { policy_id });

    const { ts } = await bob.does("chat.postMessage", { channel: general, text: "Free again" });
    await bob.does("chat.delete", { channel: general, ts });

    const kept = await world.platform.store.db.selectFrom("held_revisions").selectAll().execute();
    assert.deepEqual(kept, []);
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
  });
});
