import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, makeGroup, personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.barriers.list";

async function twoBarriers(world: Workspace): Promise<void> {
  const { other } = await barrierBetween(world, [world.bob], [world.carol]);
  await world.alice.does("admin.barriers.create", {
    primary_usergroup_id: await makeGroup(world, "guests", world.dora),
    barriered_from_usergroup_ids: [other],
    restricted_subjects: ["im", "mpim", "call"],
  });
}

describe(method, () => {
  test("lists the barriers of the workspace, and pages concatenate to the whole", async () => {
    await using world = await workspace();
    await twoBarriers(world);

    const whole = await world.alice.does(method, {});
    const first = await world.alice.does(method, { limit: 1 });
    const second = await world.alice.does(method, { limit: 1, cursor: first.response_metadata.next_cursor });

    assert.equal(whole.barriers.length, 2);
    assert.deepEqual([...first.barriers, ...second.barriers], whole.barriers);
    assert.equal(second.response_metadata.next_cursor, "");
    assert.deepEqual((await personOf(world, "erin").does(method, {})).barriers, []);
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
