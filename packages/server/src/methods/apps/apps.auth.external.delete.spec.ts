import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connectAccount, ExternalProvider, providerKey } from "../../../testkit/externalProvider.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.auth.external.delete";

async function accounts(author: Actor, app_id: string): Promise<string[]> {
  const { authorizations } = await author.does("apps.auth.external.list", { app_id });
  return authorizations.flatMap(({ external_tokens }) => external_tokens.map((token) => token.external_user_id));
}

describe(method, () => {
  test("forgets one account, or all of a provider, for the app and for its developers", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);
    const app_id = devApp(world).id;
    const external_token_id = await connectAccount(world, author);
    for (const account of ["carol@acme.test", "dora@acme.test"]) {
      provider.account = account;
      await connectAccount(world, author);
    }

    await world.bot.does(method, { external_token_id });
    assert.deepEqual((await accounts(author, app_id)).toSorted(), ["carol@acme.test", "dora@acme.test"]);
    assert.equal(await world.bot.refused("apps.auth.external.get", { external_token_id }), "token_not_found");

    await author.does(method, { app_id, provider_key: providerKey });
    assert.deepEqual(await accounts(author, app_id), []);
  });

  test("is needed before a manifest without the provider is accepted", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);
    const app_id = devApp(world).id;
    await connectAccount(world, author);
    const { manifest } = await author.does("apps.manifest.export", { app_id });
    const without = { app_id, manifest: { ...manifest, external_auth_providers: { oauth2: {} } } };

    assert.equal(await author.refused("apps.manifest.update", without), "invalid_manifest");
    await author.does(method, { app_id });
    await author.does("apps.manifest.update", without);
  });

  refuses(method, {
    invalid_args: ({ bot }) => bot.refused(method, {}),
    token_not_found: ({ bot }) => bot.refused(method, { external_token_id: "Et0NOBODY000" }),
    app_not_found: ({ bot }) => bot.refused(method, { app_id: "A0NOBODY000" }),
    access_denied: async (world) => (await configuring(world, "bob")).refused(method, { app_id: devApp(world).id }),
    no_tokens_found: (world) => world.bot.refused(method, { app_id: devApp(world).id }),
    providers_not_found: (world) => byAuthor(world, { app_id: devApp(world).id, provider_key: "nowhere" }),
  });
});

async function byAuthor(world: Workspace, params: Readonly<Record<string, unknown>>): Promise<string> {
  return (await configuring(world, "alice")).refused(method, params);
}
