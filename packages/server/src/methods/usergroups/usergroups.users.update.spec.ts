import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, makeGroup, personOf } from "../../../testkit/admins.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
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

  test("tells the workspace who came and who left, and each of them that it was they", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const usergroup = await makeGroup(world, "traders", bob);
    const before = await outboxEnd(world);

    await alice.does(method, { usergroup, users: [carol.id] });
    await alice.does(method, { usergroup, users: [carol.id] });

    const events = await eventsAfter(world, before);
    assert.deepEqual(
      events.map(({ type, userIds }) => [type, userIds]),
      [
        ["subteam_updated", undefined],
        ["subteam_members_changed", undefined],
        ["subteam_self_added", [carol.id]],
        ["subteam_self_removed", [bob.id]],
        ["subteam_updated", undefined],
      ],
    );
    const subteam = events[0]?.payload["subteam"] as Record<string, unknown>;
    const listed = (await alice.does("usergroups.list", { include_users: true, include_count: true })).usergroups[0];
    assert.deepEqual({ ...subteam, ...listed }, subteam, "a group is returned as it is listed");
    const { event_ts: _at, date_update: _now, date_previous_update: _then, ...change } = events[1]?.payload ?? {};
    assert.deepEqual(change, {
      type: "subteam_members_changed",
      subteam_id: usergroup,
      team_id: subteam["team_id"],
      added_users: [carol.id],
      added_users_count: 1,
      removed_users: [bob.id],
      removed_users_count: 1,
    });
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
