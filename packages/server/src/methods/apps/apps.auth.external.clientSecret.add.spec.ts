import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { ExternalProvider, providerKey } from "../../../testkit/externalProvider.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.auth.external.clientSecret.add";

describe(method, () => {
  test("stores a secret that the list reports and no method shows", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);
    const app_id = devApp(world).id;
    const before = await author.does("apps.auth.external.list", { app_id });

    await author.does(method, { app_id, provider_key: providerKey, client_secret: "s3cret" });

    const after = await author.does("apps.auth.external.list", { app_id });
    assert.deepEqual(
      [before, after].map(({ authorizations }) => authorizations[0]?.client_secret_exists),
      [false, true],
    );
    assert.doesNotMatch(JSON.stringify(after), /s3cret/);
  });

  refuses(method, {
    app_not_found: (world) => refused(world, { app_id: "A0NOBODY000" }),
    access_denied: (world) => refused(world, {}, "bob"),
    providers_not_found: (world) => refused(world, { provider_key: "nowhere" }),
    invalid_client_secret: (world) => refused(world, { client_secret: "s".repeat(limits.client_secret_chars_max + 1) }),
  });
});

async function refused(world: Workspace, params: object, name = "alice"): Promise<string> {
  await using provider = await ExternalProvider.start();
  await provider.declare(world);
  const asked = { app_id: devApp(world).id, provider_key: providerKey, client_secret: "s3cret", ...params };
  return (await configuring(world, name)).refused(method, asked);
}
