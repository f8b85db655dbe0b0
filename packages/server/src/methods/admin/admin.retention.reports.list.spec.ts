import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { passDays, postText, retainChannel } from "../../../testkit/retention.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.reports.list";

describe(method, () => {
  test("lists one report per run and channel, the latest first", async () => {
    await using world = await workspace();
    const { alice, random } = world;
    await retainChannel(world, random, 3);
    const ts = await postText(alice, random, "Some text");
    await passDays(world, 4);
    await passDays(world, 1);

    const first = await alice.does(method, { limit: 1 });
    const second = await alice.does(method, { limit: 1, cursor: first.response_metadata.next_cursor });

    const [latest] = first.reports;
    const [earlier] = second.reports;
    assert.deepEqual([latest?.channel_id, latest?.deleted], [random, 0]);
    assert.deepEqual([earlier?.rule.duration_days, earlier?.newest], [3, ts]);
    assert.ok((latest?.date_started ?? 0) > (earlier?.date_started ?? 0));
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    restricted_action: (world) => personOf(world, "erin").refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
