import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, makeGroup, personOf } from "../../../testkit/admins.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.barriers.create";
const subjects = { restricted_subjects: ["im", "mpim", "call"] };

describe(method, () => {
  test("denies people on either side each other, and nobody else [API-12.2]", async () => {
    await using world = await workspace();
    const { bob, carol, alice, bot } = world;

    const { barrier, primary, other } = await barrierBetween(world, [bob], [carol]);

    assert.deepEqual([barrier.primary_usergroup.id, barrier.barriered_from_usergroups[0]?.id], [primary, other]);
    assert.equal(barrier.enterprise_id, world.dev.org?.id);
    assert.equal(await bob.refused("users.info", { user: carol.id }), "access_denied");
    assert.equal(await carol.refused("users.info", { user: bob.id }), "access_denied");
    for (const [actor, user] of [
      [bob, alice],
      [bob, bob],
      [alice, carol],
      [bot, carol],
    ] as const) {
      await actor.does("users.info", { user: user.id });
    }
  });

  test("closes direct messages between them, and leaves their channels open", async () => {
    await using world = await workspace();
    const { bob, carol, alice } = world;
    const barred = await openDm(world, bob, carol);
    const group = await openDm(world, bob, carol, alice);
    const free = await openDm(world, bob, alice);

    await barrierBetween(world, [bob], [carol]);

    for (const channel of [barred, group]) {
      assert.equal(await bob.refused("conversations.info", { channel }), "access_denied");
      assert.equal(await carol.refused("conversations.history", { channel }), "access_denied");
      assert.equal(await bob.refused("chat.postMessage", { channel, text: "psst" }), "access_denied");
    }
    await bob.does("chat.postMessage", { channel: free, text: "hello" });
    await bob.does("chat.postMessage", { channel: world.general, text: "hello all" });
  });

  refuses(method, {
    not_an_admin: async (world) => {
      const group = await makeGroup(world, "traders", world.bob);
      const named = { primary_usergroup_id: group, barriered_from_usergroup_ids: [group], ...subjects };
      return world.bob.refused(method, named);
    },
    primary_usergroup_not_found: async (world) => {
      const group = await makeGroup(world, "traders", world.bob);
      const named = { primary_usergroup_id: group, barriered_from_usergroup_ids: [group], ...subjects };
      return personOf(world, "erin").refused(method, named);
    },
    barriered_from_usergroups_not_found: async (world) => {
      const group = await makeGroup(world, "traders", world.bob);
      const named = { primary_usergroup_id: group, barriered_from_usergroup_ids: [group], ...subjects };
      return world.alice.refused(method, named);
    },
    invalid_restricted_subjects: async (world) => {
      const primary = await makeGroup(world, "traders", world.bob);
      const other = await makeGroup(world, "advisers", world.carol);
      const named = { primary_usergroup_id: primary, barriered_from_usergroup_ids: [other] };
      return world.alice.refused(method, { ...named, restricted_subjects: ["im"] });
    },
    barrier_already_exists: async (world) => {
      const { primary, other } = await barrierBetween(world, [world.bob], [world.carol]);
      const named = { primary_usergroup_id: primary, barriered_from_usergroup_ids: [other], ...subjects };
      return world.alice.refused(method, named);
    },
  });
});
