import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "dnd.endDnd";

describe(method, () => {
  test("ends the running window and the snooze, and leaves the next window alone", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await world.platform.store.db.updateTable("users").set({ tz: "UTC" }).where("id", "=", bob.id).execute();
    const morning = { start: "08:00", end: "12:00" };
    await bob.does("client.dnd.schedule", { schedule: { thursday: morning, friday: morning } });
    await bob.does("dnd.setSnooze", { num_minutes: "300" });

    await bob.does(method, {});

    const fridayS = Date.UTC(2026, 0, 16, 8) / 1000;
    assert.deepEqual(await bob.does("dnd.info", {}), {
      ok: true,
      dnd_enabled: true,
      next_dnd_start_ts: fridayS,
      next_dnd_end_ts: fridayS + 4 * 3600,
      snooze_enabled: false,
    });
  });

  test("succeeds when nothing runs", async () => {
    await using world = await workspace();
    assert.deepEqual(await world.bob.does(method, {}), { ok: true });
  });
});
