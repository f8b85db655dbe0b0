import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { letBobRead, workedAppRefusals } from "../../../testkit/collaborating.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.credentials.get";

describe(method, () => {
  test("gives what the app proves itself with", async () => {
    await using world = await workspace();
    const { id, client_id, client_secret, signing_secret } = devApp(world);

    const { credentials } = await (await configuring(world, "alice")).does(method, { app_id: id });

    const { verification_token, ...rest } = credentials;
    assert.deepEqual(rest, { client_id, client_secret, signing_secret });
    assert.match(verification_token, /^\S{24}$/);
  });

  test("gives nothing to readers of the app's configuration", async () => {
    await using world = await workspace();
    const { appId, bob } = await letBobRead(world);

    assert.equal(await bob.refused(method, { app_id: appId }), "access_denied");
  });

  refuses(method, workedAppRefusals(method));
});
