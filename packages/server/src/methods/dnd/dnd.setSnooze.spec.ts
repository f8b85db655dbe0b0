import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "dnd.setSnooze";

describe(method, () => {
  test("pauses notifications from now on, and replaces a running snooze", async () => {
    await using world = await workspace();
    await world.bob.does(method, { num_minutes: "5" });
    const snooze = await world.bob.does(method, { num_minutes: "60" });

    const endS = world.clock.nowMs() / 1000 + 3600;
    const expected = {
      snooze_enabled: true,
      snooze_endtime: endS,
      snooze_remaining: 3600,
      snooze_is_indefinite: false,
    };
    assert.deepEqual(snooze, { ok: true, ...expected });
    world.clock.advance({ seconds: 60 });
    const info = await world.bob.does("dnd.info", {});
    assert.equal(info.snooze_remaining, 3540);
    assert.equal(info.dnd_enabled, false);
  });

  test("ends by itself", async () => {
    await using world = await workspace();
    await world.bob.does(method, { num_minutes: "1" });
    world.clock.advance({ seconds: 60 });
    assert.deepEqual(await world.bob.does("dnd.info", {}), {
      ok: true,
      dnd_enabled: false,
      next_dnd_start_ts: 1,
      next_dnd_end_ts: 1,
      snooze_enabled: false,
    });
  });

  test("accepts the minutes as a number", async () => {
    await using world = await workspace();
    const { snooze_remaining } = await world.bob.does(method, { num_minutes: 2 } as never);
    assert.equal(snooze_remaining, 120);
  });

  test("reports the snooze to the person, and only the window to everyone else", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);
    await world.bob.does(method, { num_minutes: "60" });

    const events = await eventsAfter(world, before);
    const statuses = events.map(({ payload }) => [payload["type"], payload["dnd_status"]]);
    const nowS = world.clock.nowMs() / 1000;
    assert.deepEqual(statuses, [
      [
        "dnd_updated",
        {
          dnd_enabled: false,
          next_dnd_start_ts: 1,
          next_dnd_end_ts: 1,
          snooze_enabled: true,
          snooze_endtime: nowS + 3600,
          snooze_remaining: 3600,
          snooze_is_indefinite: false,
        },
      ],
      ["dnd_updated_user", { dnd_enabled: true, next_dnd_start_ts: nowS, next_dnd_end_ts: nowS + 3600 }],
    ]);
  });

  refuses(method, {
    missing_duration: ({ bob }) => bob.refused(method, {}),
    "missing_duration for 0": ({ bob }) => bob.refused(method, { num_minutes: "0" }),
    "missing_duration for words": ({ bob }) => bob.refused(method, { num_minutes: "an hour" }),
    too_long: ({ bob }) => bob.refused(method, { num_minutes: String(limits.dnd_snooze_minutes_max + 1) }),
  });
});
