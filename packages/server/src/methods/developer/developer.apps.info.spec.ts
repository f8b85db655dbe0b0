import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { letBobRead, workedAppRefusals } from "../../../testkit/collaborating.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.info";

describe(method, () => {
  test("tells a reader how the app is made, and none of its secrets", async () => {
    await using world = await workspace();
    const { appId, bob } = await letBobRead(world);

    const { app, manifest, oauth_authorize_url } = await bob.does(method, { app_id: appId });

    assert.deepEqual([app.id, app.permission_type, app.installations, app.token_rotation], [appId, "reader", 0, false]);
    assert.equal(manifest.display_information.name, "Echo");
    assert.ok(oauth_authorize_url.includes(app.client_id));
  });

  test("says that an app is hosted, however its manifest says so", async () => {
    await using world = await workspace();
    const config = await configuring(world, "alice");
    const hosted = async (settings: object): Promise<boolean> => {
      const manifest = { display_information: { name: "Echo" }, settings };
      const { app_id } = await config.does("apps.manifest.create", { manifest });
      return (await config.does(method, { app_id })).app.is_hosted;
    };
    assert.equal(await hosted({ function_runtime: "slack" }), true);
    assert.equal(await hosted({ is_hosted: true }), true);
    assert.equal(await hosted({ function_runtime: "remote" }), false);
    assert.equal(await hosted({}), false);
  });

  refuses(method, workedAppRefusals(method));
});
