import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { startRotating } from "../../testkit/apps.ts";
import { steer } from "../../testkit/controls.ts";
import { workspace } from "../../testkit/workspace.ts";
import { systemClock } from "../ports/ports.ts";

describe("clock.advance", () => {
  test("makes a token expire that lives for 12 hours, and not a second sooner", async () => {
    await using world = await workspace();
    const { set } = await startRotating(world);
    const rotating = world.actor(set.access_token ?? "");
    const controls = steer(world.platform);

    await controls.does("clock.advance", { by: "11h59m59s" });
    await rotating.does("auth.test", {});
    await controls.does("clock.advance", { by: "1s" });
    assert.equal(await rotating.refused("auth.test", {}), "token_expired");
  });

  test("dates what is written afterwards, and leaves the time of the process alone", async () => {
    await using world = await workspace();
    const before = systemClock.nowMs();
    const moved = await steer(world.platform).does("clock.advance", { by: "2d" });
    const posted = await world.alice.does("chat.postMessage", { channel: world.general, text: "later" });
    assert.deepEqual([moved["now"], moved["ahead_ms"]], ["2026-01-17T09:00:00.000Z", 172_800_000]);
    assert.equal(Math.floor(Number(posted.ts)), Date.UTC(2026, 0, 17, 9) / 1000);
    assert.ok(systemClock.nowMs() - before < 60_000);
  });

  test("refuses what is no duration, and a year that no client can read", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    for (const by of ["12", "-1h", "", null, 12, ["1h"]]) {
      assert.equal(await controls.refused("clock.advance", { by }), "invalid_arguments");
    }
    assert.equal(await controls.refused("clock.advance", { by: "999999999w" }), "too_far");
    assert.equal((await controls.does("clock.get"))["ahead_ms"], 0);
  });
});

describe("clock.set", () => {
  test("goes to a moment that is still to come, as text or as seconds", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const noon = await controls.does("clock.set", { to: "2026-01-15T12:00:00Z" });
    assert.equal(noon["now_ms"], Date.UTC(2026, 0, 15, 12));
    const later = await controls.does("clock.set", { to: Date.UTC(2026, 0, 16) / 1000 });
    assert.equal(later["now"], "2026-01-16T00:00:00.000Z");
  });

  test("does not go back, nor to what is no time", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    assert.equal(await controls.refused("clock.set", { to: "2026-01-15T08:59:59Z" }), "time_has_passed");
    for (const to of ["tomorrow", "", "99999-01-01", -1, {}]) {
      assert.equal(await controls.refused("clock.set", { to }), "invalid_arguments");
    }
  });
});
