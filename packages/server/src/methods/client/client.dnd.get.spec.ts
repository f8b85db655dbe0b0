import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.dnd.get";

describe(method, () => {
  test("returns the schedule as it was set, to the person alone", async () => {
    await using world = await workspace();
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const schedule = { monday: { start: "22:00", end: "08:05" }, saturday: { start: "00:00", end: "23:59" } };
    await bob.does("client.dnd.schedule", { schedule });
    await bob.does("dnd.setSnooze", { num_minutes: "20" });
    const own = await bob.does(method, {});
    assert.deepEqual(own.schedule, schedule);
    assert.deepEqual([own.dnd_enabled, own.snooze_enabled, own.snooze_remaining], [true, true, 1200]);
    const other = await alice.does(method, {});
    assert.deepEqual([other.schedule, other.dnd_enabled], [{}, false]);
  });
});
