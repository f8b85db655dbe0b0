import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.developerUninstall";

describe(method, () => {
  test("ends every token of the installation, and leaves the app to be installed again", async () => {
    await using world = await workspace();
    const { appId } = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const alice = await configuring(world, "alice");
    const { api_access_tokens: before } = await alice.does("apps.developerInstall", { app_id: appId });

    await alice.does(method, { app_id: appId });

    assert.equal(await world.actor(before.bot ?? "").refused("auth.test", {}), "token_revoked");
    const { api_access_tokens: after } = await alice.does("apps.developerInstall", { app_id: appId });
    await world.actor(after.bot ?? "").does("auth.test", {});
  });

  test("leaves the app-level token, which the next installation hands out again", async () => {
    await using world = await workspace();
    const { appId } = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const alice = await configuring(world, "alice");
    const { api_access_tokens: before } = await alice.does("apps.developerInstall", { app_id: appId });

    await alice.does(method, { app_id: appId });

    await world.actor(before.app_level).does("apps.connections.open", {});
    const { api_access_tokens: after } = await alice.does("apps.developerInstall", { app_id: appId });
    assert.equal(after.app_level, before.app_level);
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "alice")).refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app_id: appId });
    },
    app_not_installed: async (world) => {
      const { appId } = await createApp(world);
      return (await configuring(world, "alice")).refused(method, { app_id: appId });
    },
  });
});
