import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { activityOf, post } from "../../../testkit/activity.ts";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.setDepartment";

describe(method, () => {
  test("decides under which department a person is counted from now on", async () => {
    await using world = await workspace();
    const { alice, bob, carol, general: channel } = world;
    const team_id = teamsOf(world).acme;
    const ts = await post(alice, channel);

    await alice.does(method, { team_id, user_id: bob.id, department: " Research " });
    await alice.does(method, { team_id, user_id: carol.id, department: "" });
    for (const person of [bob, carol]) await person.does("client.activity.record", { channel, views: [ts] });

    const { unique_stats_by_department } = await activityOf(alice, channel, ts);
    assert.deepEqual(
      unique_stats_by_department.map(({ department, views }) => [department, views]),
      [["Research", 1]],
    );
  });

  refuses(method, {
    team_not_found: ({ alice, bob }) =>
      alice.refused(method, { team_id: "T0000000000", user_id: bob.id, department: "Research" }),
    not_an_admin: (world) =>
      world.bob.refused(method, { team_id: teamsOf(world).acme, user_id: world.bob.id, department: "Research" }),
    user_not_found: (world) =>
      world.alice.refused(method, {
        team_id: teamsOf(world).acme,
        user_id: personOf(world, "frank").id,
        department: "Research",
      }),
  });
});
