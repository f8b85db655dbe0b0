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

    for (const token of [before.bot ?? "", before.app_level]) {
      assert.equal(await world.actor(token).refused("auth.test", {}), "token_revoked");
    }
    const { api_access_tokens: after } = await alice.does("apps.developerInstall", { app_id: appId });
    await world.actor(after.bot ?? "").does("auth.test", {});
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
