import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.delete";

describe(method, () => {
  test("ends the app and every token of it", async () => {
    await using world = await workspace();
    const { appId: app_id } = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const alice = await configuring(world, "alice");
    const { api_access_tokens: tokens } = await alice.does("apps.developerInstall", { app_id });
    const bot = world.actor(tokens.bot ?? "");
    await bot.does("auth.test", {});

    await alice.does(method, { app_id });

    assert.equal(await bot.refused("auth.test", {}), "token_revoked");
    assert.equal(await alice.refused(method, { app_id }), "app_not_found");
    assert.equal(await alice.refused("apps.developerInstall", { app_id }), "app_not_found");
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "alice")).refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId: app_id } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app_id });
    },
  });
});
