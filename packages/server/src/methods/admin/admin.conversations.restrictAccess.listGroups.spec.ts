import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, teamsOf } from "../../../testkit/admins.ts";
import { makePrivate } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.restrictAccess.listGroups";
const add = "admin.conversations.restrictAccess.addGroup";

describe(method, () => {
  test("lists the groups in the order in which they were added", async () => {
    await using world = await workspace();
    const channel_id = await makePrivate(world, "plans", world.bob);
    const groups: string[] = [];
    for (const handle of ["cooks", "tasters"]) {
      const group_id = await makeGroup(world, handle, world.alice);
      await world.alice.does(add, { channel_id, group_id });
      world.clock.advance({ seconds: 1 });
      groups.push(group_id);
    }

    const { acme, labs } = teamsOf(world);
    assert.deepEqual((await world.alice.does(method, { channel_id, team_id: acme })).group_ids, groups);
    assert.equal(await world.alice.refused(method, { channel_id, team_id: labs }), "channel_not_found");
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    invalid_channel: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob) }),
    not_an_admin: ({ bob, secret }) => bob.refused(method, { channel_id: secret }),
    team_not_found: (world) => world.alice.refused(method, { channel_id: world.secret, team_id: teamsOf(world).birch }),
  });
});
