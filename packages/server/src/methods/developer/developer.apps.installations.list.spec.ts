import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { letBobRead, workedAppRefusals } from "../../../testkit/collaborating.ts";
import { createApp, install } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.installations.list";

describe(method, () => {
  test("tells where the app is, who installed it and what it was given", async () => {
    await using world = await workspace();
    const app = await createApp(world, { scopes: { bot: ["chat:write"], user: ["users:read"] } });
    await install(world, "alice", app, { scope: "chat:write", userScope: "users:read" });

    const { installations } = await (await configuring(world, "alice")).does(method, { app_id: app.appId });

    assert.equal(installations.length, 1);
    const [{ team_name, installer_name, bot_scopes, user_scopes } = assert.fail()] = installations;
    assert.deepEqual(
      [team_name, installer_name, bot_scopes, user_scopes],
      ["Acme", "alice", ["chat:write"], ["users:read"]],
    );
  });

  test("is empty for an app that nobody has installed, to readers too", async () => {
    await using world = await workspace();
    const { appId, bob } = await letBobRead(world);

    assert.deepEqual((await bob.does(method, { app_id: appId })).installations, []);
  });

  refuses(method, workedAppRefusals(method));
});
