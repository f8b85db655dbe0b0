import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { letBobRead, workedAppRefusals } from "../../../testkit/collaborating.ts";
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

  refuses(method, workedAppRefusals(method));
});
