import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "dnd.endSnooze";
const none = { ok: true, dnd_enabled: false, next_dnd_start_ts: 1, next_dnd_end_ts: 1, snooze_enabled: false };

describe(method, () => {
  test("ends the snooze", async () => {
    await using world = await workspace();
    await world.bob.does("dnd.setSnooze", { num_minutes: "30" });
    assert.deepEqual(await world.bob.does(method, {}), none);
    assert.deepEqual(await world.bob.does("dnd.info", {}), none);
  });

  test("succeeds without a snooze, and reports nothing", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);
    assert.deepEqual(await world.bob.does(method, {}), none);
    assert.deepEqual(await eventsAfter(world, before), []);
  });
});
