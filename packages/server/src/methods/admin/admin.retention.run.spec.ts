import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { postText, readTexts, retainKind } from "../../../testkit/retention.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.run";

describe(method, () => {
  test("applies confirmed rules of the workspace now, besides the daily run", async () => {
    await using world = await workspace();
    const { alice, random } = world;
    const team_id = teamsOf(world).acme;
    await postText(alice, random, "Some text");
    world.clock.advance({ hours: 24 * 9 });
    await world.platform.settle();
    await retainKind(alice, { kind: "public", duration_days: 3, team_id });

    const { run_id } = await alice.does(method, { team_id });
    await world.platform.settle();

    assert.deepEqual(await readTexts(alice, random), []);
    const { reports } = await alice.does("admin.retention.reports.list", { team_id });
    assert.ok(reports.some((report) => report.run_id === run_id && report.channel_id === random));
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
    restricted_action: (world) => personOf(world, "erin").refused(method, {}),
  });
});
