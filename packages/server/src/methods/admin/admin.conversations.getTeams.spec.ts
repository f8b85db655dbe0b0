import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.getTeams";

describe(method, () => {
  test("lists the workspaces of the org that have a channel, page by page", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    const channel_id = world.random;
    assert.deepEqual((await world.alice.does(method, { channel_id })).team_ids, [acme]);

    await world.alice.does("admin.conversations.setTeams", { channel_id, target_team_ids: [acme, labs] });
    const first = await world.alice.does(method, { channel_id, limit: 1 });
    const cursor = first.response_metadata.next_cursor;
    const second = await world.alice.does(method, { channel_id, limit: 1, cursor });

    assert.deepEqual([...first.team_ids, ...second.team_ids], [acme, labs].toSorted());
    assert.equal(second.response_metadata.next_cursor, "");
  });

  test("does not list connected organizations", async () => {
    await using world = await workspace();
    const { channel } = await shareWithFrank(world);
    assert.deepEqual((await world.alice.does(method, { channel_id: channel })).team_ids, [teamsOf(world).acme]);
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0" }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id });
    },
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random }),
    invalid_cursor: ({ alice, random }) => alice.refused(method, { channel_id: random, cursor: "x" }),
  });
});
