import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { startRotating } from "../../testkit/apps.ts";
import { steer } from "../../testkit/controls.ts";
import { StoppedClock, workspace } from "../../testkit/workspace.ts";

describe("Moved time", () => {
  test("is still there after a restart, so that no expired token opens again", async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "platform-clock-"));
    const clock = new StoppedClock();
    try {
      let expired: string;
      {
        await using world = await workspace({ dataFolder, clock });
        expired = (await startRotating(world)).set.access_token ?? "";
        await steer(world.platform).does("clock.advance", { by: "13h" });
      }
      await using world = await workspace({ dataFolder, clock });
      assert.equal((await steer(world.platform).does("clock.get"))["ahead_ms"], 46_800_000);
      assert.equal(await world.actor(expired).refused("auth.test", {}), "token_expired");
    } finally {
      rmSync(dataFolder, { recursive: true });
    }
  });

  test("is not followed by a server without controls", async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "platform-clock-"));
    const clock = new StoppedClock();
    try {
      {
        await using world = await workspace({ dataFolder, clock });
        await steer(world.platform).does("clock.advance", { by: "13h" });
      }
      await using world = await workspace({ dataFolder, clock, dev: false });
      const posted = await world.alice.does("chat.postMessage", { channel: world.general, text: "now" });
      assert.equal(Math.floor(Number(posted.ts)), clock.nowMs() / 1000);
    } finally {
      rmSync(dataFolder, { recursive: true });
    }
  });
});
