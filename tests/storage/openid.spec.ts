import assert from "node:assert/strict";
import { createPublicKey, verify, type webcrypto } from "node:crypto";
import { describe, test } from "node:test";
import { consent, createApp, type NewApp } from "../../packages/server/testkit/installing.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import { inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

type JsonWebKey = webcrypto.JsonWebKey & { readonly kid?: string };

const method = "openid.connect.token";
const signIn = { flow: "openid", scope: "openid" } as const;

async function idTokenOf(world: Workspace, app: NewApp, code: string): Promise<string> {
  return (await world.actor("").does(method, { ...app.client, code })).id_token ?? "";
}

/** The keys that a server publishes, as a client library finds them. */
async function keysOf(url: string): Promise<readonly JsonWebKey[]> {
  const discovery = (await (await fetch(`${url}/.well-known/openid-configuration`)).json()) as { jwks_uri: string };
  const { pathname } = new URL(discovery.jwks_uri);
  return ((await (await fetch(`${url}${pathname}`)).json()) as { keys: readonly JsonWebKey[] }).keys;
}

function isSignedBy(keys: readonly JsonWebKey[], token: string): boolean {
  const [head = "", body = "", signature = ""] = token.split(".");
  const { kid } = JSON.parse(Buffer.from(head, "base64url").toString()) as { kid: string };
  const key = keys.find((candidate) => candidate.kid === kid);
  assert.ok(key, `no key ${kid}`);
  const signed = Buffer.from(`${head}.${body}`);
  return verify("sha256", signed, createPublicKey({ key, format: "jwk" }), Buffer.from(signature, "base64url"));
}

describe("signing in to apps on two servers", { skip: inPostgres.skip }, () => {
  test("one server redeems what another one issued, and either publishes the keys of both", async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    const urls = [await first.platform.listen(), await second.platform.listen()];
    const app = await createApp(first);
    // Both sign for the first time at once, so that both may make a key.
    const codes = [await consent(first, "bob", app, signIn), await consent(second, "carol", app, signIn)] as const;
    const tokens = await Promise.all([idTokenOf(second, app, codes[0]), idTokenOf(first, app, codes[1])]);

    for (const url of urls) {
      const keys = await keysOf(url);
      for (const token of tokens) assert.ok(isSignedBy(keys, token));
    }
  });

  test("a code that both servers redeem at once gives one token at most", async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    const app = await createApp(first);
    for (let round = 0; round < 5; round++) {
      const code = await consent(first, "bob", app, signIn);
      const answers = await Promise.all(
        [first, second].map((world) => world.actor("").asks(method, { ...app.client, code })),
      );
      const codes = answers.map(({ ok, error }) => (ok ? "ok" : error)).toSorted();
      assert.deepEqual(codes, ["invalid_code", "ok"]);
    }
  });

  test("a token that one server revokes is refused by the other", async () => {
    await using servers = await twoServers(inPostgres);
    const { first, second } = servers;
    const app = await createApp(first);
    const code = await consent(first, "bob", app, signIn);
    const { access_token: token } = await second.actor("").does(method, { ...app.client, code });
    await first.actor(token).does("openid.connect.userInfo", {});
    await first.actor(token).does("auth.revoke", {});

    assert.equal(await second.actor(token).refused("openid.connect.userInfo", {}), "token_revoked");
  });
});
