import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import {
  authorize,
  clientSecret,
  connectAccount,
  ExternalProvider,
  providerKey,
} from "../../../testkit/externalProvider.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.auth.external.start";
const provider_key = providerKey;

describe(method, () => {
  test("leads to the provider with everything that it asks for, and back to a page that names the account", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);
    await addSecret(world);

    const { authorization_url } = await author.does(method, { app_id: devApp(world).id, provider_key });
    const page = await authorize(authorization_url);

    const query = Object.fromEntries(new URL(authorization_url).searchParams);
    assert.equal(query["client_id"], "the client");
    assert.equal(query["response_type"], "code");
    assert.equal(query["scope"], "mail.read openid");
    assert.equal(query["access_type"], "offline");
    assert.equal(query["redirect_uri"], `${world.platform.baseUrl}/external/auth/callback`);
    assert.equal(page.status, 200);
    assert.match(page.text, /Acme ID account bob@acme\.test/);
    const [asked] = provider.asked;
    assert.equal(asked?.body["client_secret"], clientSecret);
    assert.equal(asked?.body["redirect_uri"], query["redirect_uri"]);
  });

  test("proves itself with PKCE and with HTTP authentication where the manifest says so", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const wish = { use_pkce: true, token_url_config: { use_basic_auth_scheme: true } };
    const author = await provider.declare(world, wish);

    await connectAccount(world, author);

    const [asked] = provider.asked;
    const pair = ["the client", clientSecret].map(encodeURIComponent).join(":");
    assert.equal(asked?.headers["authorization"], `Basic ${Buffer.from(pair).toString("base64")}`);
    assert.equal(asked?.body["client_secret"], undefined);
    // The provider has compared it with the challenge.
    assert.match(asked?.body["code_verifier"] ?? "", /^[\w.~-]{43,128}$/);
  });

  test("connects one account once, however often, and another one besides", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);

    const first = await connectAccount(world, author);
    const again = await connectAccount(world, author);
    provider.account = "carol@acme.test";
    await connectAccount(world, author);

    const { authorizations } = await author.does("apps.auth.external.list", { app_id: devApp(world).id });
    assert.equal(again, first);
    assert.deepEqual(authorizations[0]?.external_tokens.map((token) => token.external_user_id).toSorted(), [
      "bob@acme.test",
      "carol@acme.test",
    ]);
  });

  test("connects nothing for a state that is forged or too old, or when the provider refuses", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world);
    await addSecret(world);
    const app_id = devApp(world).id;
    const { authorization_url } = await author.does(method, { app_id, provider_key });
    const callback = `${world.platform.baseUrl}/external/auth/callback`;

    const forged = await authorize(`${callback}?code=1&state=forged`);
    const refused = await authorize(`${callback}?error=access_denied&state=x`);
    const incomplete = await authorize(callback);
    world.clock.advance({ seconds: limits.external_auth_state_s });
    const late = await authorize(authorization_url);

    assert.deepEqual(
      [forged, refused, incomplete, late].map(({ status }) => status),
      [400, 400, 400, 400],
    );
    assert.match(late.text, /older than ten minutes/);
    const { authorizations } = await author.does("apps.auth.external.list", { app_id });
    assert.deepEqual(authorizations[0]?.external_tokens, []);
  });

  test("shows a page without the provider's words when the code is not taken", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    provider.change = (answer) => Object.assign(answer, { statusCode: 400, body: { error: `no ${clientSecret}` } });
    const author = await provider.declare(world);
    await addSecret(world);
    const { authorization_url } = await author.does(method, { app_id: devApp(world).id, provider_key });

    const page = await authorize(authorization_url);

    assert.equal(page.status, 400);
    assert.match(page.text, /did not issue a token/);
    assert.doesNotMatch(page.text, /s3cret/);
  });

  refuses(method, {
    app_not_found: async (world) =>
      (await configuring(world, "alice")).refused(method, { app_id: "A0NOBODY000", provider_key }),
    access_denied: async (world) =>
      (await configuring(world, "bob")).refused(method, { app_id: devApp(world).id, provider_key }),
    providers_not_found: async (world) =>
      (await configuring(world, "alice")).refused(method, { app_id: devApp(world).id, provider_key: "nowhere" }),
    client_secret_not_found: async (world) => {
      await using provider = await ExternalProvider.start();
      const author = await provider.declare(world);
      return author.refused(method, { app_id: devApp(world).id, provider_key });
    },
  });
});

async function addSecret(world: Workspace): Promise<void> {
  const author = await configuring(world, "alice");
  const asked = { app_id: devApp(world).id, provider_key, client_secret: clientSecret };
  await author.does("apps.auth.external.clientSecret.add", asked);
}
