import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.dnd.schedule";

describe(method, () => {
  test("replaces the schedule, and removes it", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const set = await bob.does(method, { schedule: { monday: { start: "22:00", end: "08:00" } } });
    assert.equal(set.dnd_enabled, true);
    assert.equal(set.next_dnd_end_ts - set.next_dnd_start_ts, 10 * 3600);
    assert.equal((await bob.does(method, { schedule: {} })).dnd_enabled, false);
  });

  const refused = async (world: Workspace, schedule: object) =>
    (await atHome(world, world.bob)).refused(method, { schedule });
  refuses(method, {
    "invalid_schedule for an unknown day": (world) => refused(world, { someday: { start: "22:00", end: "08:00" } }),
    "invalid_schedule for a bad time": (world) => refused(world, { monday: { start: "24:00", end: "08:00" } }),
    "invalid_schedule for an empty window": (world) => refused(world, { monday: { start: "08:00", end: "08:00" } }),
  });
});
