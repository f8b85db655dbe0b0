import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { startRotating } from "../../../testkit/apps.ts";
import { workedAppRefusals } from "../../../testkit/collaborating.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.tokens.list";

describe(method, () => {
  test("tells tokens apart, and no token", async () => {
    await using world = await workspace();
    const app = devApp(world);

    const { tokens } = await (await configuring(world, "alice")).does(method, { app_id: app.id });

    const bot = tokens.find(({ type }) => type === "bot");
    assert.equal(bot?.masked, `xoxb-…${app.bot_token?.slice(-4)}`);
    assert.equal(tokens.find(({ type }) => type === "app")?.masked, `xapp-1-…${app.app_token?.slice(-4)}`);
    assert.ok(!JSON.stringify(tokens).includes(app.bot_token ?? "?"));
  });

  test("tells which tokens have expired", async () => {
    await using world = await workspace();
    const { app, set } = await startRotating(world);
    world.clock.advance({ hours: 13 });

    const { tokens } = await (await configuring(world, "alice")).does(method, { app_id: app.id });

    const rotated = tokens.find(({ masked }) => masked.endsWith(String(set.access_token).slice(-4)));
    assert.deepEqual([rotated?.is_expired, rotated?.masked.startsWith("xoxe.xoxb-1-…")], [true, true]);
  });

  refuses(method, workedAppRefusals(method));
});
