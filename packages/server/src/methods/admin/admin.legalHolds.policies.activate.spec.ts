import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { heldTexts, holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.policies.activate";

describe(method, () => {
  test("makes a released hold cover its people again", async () => {
    await using world = await workspace();
    const { alice, bob, general } = world;
    const policy_id = await holdPeople(world, [bob]);
    await alice.does("admin.legalHolds.policies.release", { policy_id });
    await alice.does(method, { policy_id });

    const { ts } = await bob.does("chat.postMessage", { channel: general, text: "Held again" });
    await bob.does("chat.delete", { channel: general, ts });

    assert.deepEqual(await heldTexts(world, general), ["deleted: Held again"]);
  });

  refuses(method, {
    not_an_admin: async (world) => world.bob.refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    policy_not_found: async (world) =>
      personOf(world, "frank").refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
    policy_active: async (world) => world.alice.refused(method, { policy_id: await holdPeople(world, [world.bob]) }),
  });
});
