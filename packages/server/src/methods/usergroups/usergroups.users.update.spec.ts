import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, makeGroup, personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "usergroups.users.update";

describe(method, () => {
  test("puts these people into the group and takes out the others", async () => {
    await using world = await workspace();
    const group = await makeGroup(world, "traders", world.bob);

    const { usergroup } = await world.bob.does(method, {
      usergroup: group,
      users: [world.carol.id, world.alice.id, world.carol.id],
      include_count: true,
    });

    assert.deepEqual(usergroup.users, [world.alice.id, world.carol.id].toSorted());
    assert.equal(usergroup.user_count, 2);
  });

  test("leaves the groups of a barrier to admins, or members could walk around it", async () => {
    await using world = await workspace();
    const { primary } = await barrierBetween(world, [world.bob], [world.carol]);

    assert.equal(await world.bob.refused(method, { usergroup: primary, users: [world.alice.id] }), "permission_denied");
    await world.alice.does(method, { usergroup: primary, users: [world.alice.id] });
  });

  refuses(method, {
    no_such_subteam: (world) => world.bob.refused(method, { usergroup: "S00000000NO", users: [world.bob.id] }),
    no_users_provided: async (world) =>
      world.bob.refused(method, { usergroup: await makeGroup(world, "traders", world.bob), users: [] }),
    invalid_users: async (world) => {
      const usergroup = await makeGroup(world, "traders", world.bob);
      return world.bob.refused(method, { usergroup, users: [personOf(world, "frank").id] });
    },
    permission_denied: async (world) => {
      const usergroup = await makeGroup(world, "traders", world.bob);
      return world.dora.refused(method, { usergroup, users: [world.dora.id] });
    },
  });
});
