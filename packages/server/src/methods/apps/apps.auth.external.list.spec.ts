import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connectAccount, ExternalProvider, providerKey } from "../../../testkit/externalProvider.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.auth.external.list";

describe(method, () => {
  test("lists the providers of the manifest with their accounts, and workflows only when asked to", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);
    const app_id = devApp(world).id;
    const external_token_id = await connectAccount(world, author);

    const listed = await author.does(method, { app_id });

    const date_updated = Math.floor(world.clock.nowMs() / 1000);
    assert.deepEqual(listed.authorizations, [
      {
        provider_name: "Acme ID",
        provider_key: providerKey,
        client_id: "the client",
        client_secret_exists: true,
        valid_token_exists: true,
        external_token_ids: [external_token_id],
        external_tokens: [{ external_token_id, external_user_id: "bob@acme.test", date_updated }],
      },
    ]);
    assert.equal(listed.workflows, undefined);
    assert.deepEqual((await author.does(method, { app_id, include_workflows: true })).workflows, []);
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "alice")).refused(method, { app_id: "A0NOBODY000" }),
    access_denied: async (world) => (await configuring(world, "bob")).refused(method, { app_id: devApp(world).id }),
  });
});
