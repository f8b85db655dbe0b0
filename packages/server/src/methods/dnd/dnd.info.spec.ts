import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "dnd.info";

describe(method, () => {
  test("shows a snooze to others as the running window, without its own fields", async () => {
    await using world = await workspace();
    await world.bob.does("dnd.setSnooze", { num_minutes: "30" });
    const nowS = world.clock.nowMs() / 1000;
    assert.deepEqual(await world.alice.does(method, { user: world.bob.id }), {
      ok: true,
      dnd_enabled: true,
      next_dnd_start_ts: nowS,
      next_dnd_end_ts: nowS + 1800,
    });
  });

  test("shows the coming window of the schedule, then the running one, then the next", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await world.platform.store.db.updateTable("users").set({ tz: "Europe/Berlin" }).where("id", "=", bob.id).execute();
    const night = { start: "22:00", end: "08:00" };
    await bob.does("client.dnd.schedule", { schedule: { thursday: night, friday: night } });
    const starts = async () => (await world.alice.does(method, { user: bob.id })).next_dnd_start_ts;

    // The clock of the workspace begins on Thursday 15 January 2026, 10:00 in Berlin.
    const thursdayS = Date.UTC(2026, 0, 15, 21) / 1000;
    assert.equal(await starts(), thursdayS);
    world.clock.advance({ hours: 20 });
    assert.equal(await starts(), thursdayS);
    world.clock.advance({ hours: 3 });
    assert.equal(await starts(), thursdayS + 24 * 3600);
  });

  test("answers for bots, which are never disturbed", async () => {
    await using world = await workspace();
    const { dnd_enabled } = await world.bot.does(method, {});
    assert.equal(dnd_enabled, false);
  });

  refuses(method, {
    user_not_found: ({ bob }) => bob.refused(method, { user: "U0NOSUCHUSER" }),
  });
});
