import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import * as oidc from "openid-client";
import { type AppWish, callback, createApp } from "../../../../testkit/installing.ts";
import { systemClock } from "../../../ports/ports.ts";
import { Visitor } from "../../../../testkit/visitor.ts";
import { workspace } from "../../../../testkit/workspace.ts";

type Server = Awaited<ReturnType<typeof opened>>;

async function opened(wish: AppWish = {}) {
  const world = await workspace();
  const url = await world.platform.listen();
  const app = await createApp(world, wish);
  return { world, url, app, visitor: new Visitor(world, url), [Symbol.asyncDispose]: () => world.platform.stop() };
}

/** A client that reads the clock of the test. */
function discover({ url, app, world }: Server): Promise<oidc.Configuration> {
  const { client_id, client_secret } = app.client;
  const skew = Math.round((world.clock.nowMs() - systemClock.nowMs()) / 1000);
  const metadata = { client_secret, [oidc.clockSkew]: skew };
  return oidc.discovery(new URL(url), client_id, metadata, undefined, { execute: [oidc.allowInsecureRequests] });
}

/** The path of a sign-in request, as a client library writes it. */
function signInPath(client: oidc.Configuration, more: Record<string, string> = {}): string {
  const url = oidc.buildAuthorizationUrl(client, { redirect_uri: callback, scope: "openid email profile", ...more });
  return `${url.pathname}${url.search}`;
}

describe("Signing in to an app", () => {
  test("gives a client library a verified id token and the same claims again", async () => {
    await using server = await opened();
    const { visitor, world } = server;
    const client = await discover(server);
    await visitor.signIn("bob");
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const verifier = oidc.randomPKCECodeVerifier();
    const asked = await visitor.send(
      signInPath(client, {
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    );
    assert.match(asked.text, /Sign in to Echo with your/);
    const { headers } = await visitor.decide(asked.text, "approve");
    const tokens = await oidc.authorizationCodeGrant(client, new URL(headers.get("location") ?? ""), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    const bob = world.dev.users.find(({ name }) => name === "bob");
    const claims = tokens.claims();
    assert.ok(claims);
    assert.equal(claims.sub, bob?.id);
    assert.equal(claims["https://slack.com/team_id"], bob?.team_id);
    assert.equal(claims["email_verified"], true);
    assert.equal(claims.exp - claims.iat, limits.id_token_life_s);
    const info = await oidc.fetchUserInfo(client, tokens.access_token, claims.sub);
    for (const name of ["email", "name", "picture", "https://slack.com/team_domain"]) {
      assert.equal(info[name], claims[name], name);
      assert.ok(info[name], name);
    }
  });

  test("takes the person straight back when they consented in that workspace before", async () => {
    await using server = await opened();
    const { visitor } = server;
    const client = await discover(server);
    await visitor.signIn("bob");
    const team = server.world.dev.users.find(({ name }) => name === "bob")?.team_id ?? "";
    const first = await visitor.send(signInPath(client, { team, state: "one" }));
    const location = (await visitor.decide(first.text, "approve")).headers.get("location") ?? "";
    await server.world.actor("").does("openid.connect.token", {
      ...server.app.client,
      code: new URL(location).searchParams.get("code") ?? "",
      redirect_uri: callback,
    });
    const again = await visitor.send(signInPath(client, { team, state: "two" }));
    assert.equal(again.status, 303);
    const back = new URL(again.headers.get("location") ?? "");
    assert.equal(back.searchParams.get("state"), "two");
    assert.ok(back.searchParams.get("code"));
    const unnamed = await visitor.send(signInPath(client));
    assert.equal(unnamed.status, 200);
  });

  test("posts the answer where the request asks for that", async () => {
    await using server = await opened();
    const client = await discover(server);
    await server.visitor.signIn("bob");
    const asked = await server.visitor.send(signInPath(client, { response_mode: "form_post", state: "s" }));
    const page = await server.visitor.decide(asked.text, "approve");
    assert.equal(page.status, 200);
    assert.match(page.text, new RegExp(`<form method="post" action="${callback}"`));
    assert.match(page.text, /name="code" value="[^"]+"/);
    assert.match(page.text, /name="state" value="s"/);
  });

  test("is open to guests, although they cannot install apps", async () => {
    await using server = await opened();
    const guest = server.world.dev.users.find(({ role }) => role.endsWith("guest"));
    assert.ok(guest);
    const client = await discover(server);
    await server.visitor.signIn(guest.name);
    const asked = await server.visitor.send(signInPath(client));
    assert.match(asked.text, /Sign in to Echo with your/);
  });

  const faulty: [why: string, change: Record<string, string>, error: string][] = [
    ["other scopes are asked for too", { scope: "openid chat:write" }, "scope_conflict"],
    ["the scope openid is missing", { scope: "email" }, "scope_conflict"],
    ["a token is wanted instead of a code", { response_type: "token" }, "unsupported_response_type"],
    ["the address is not registered", { redirect_uri: "https://evil.test/" }, "bad_redirect_uri"],
  ];
  for (const [why, change, error] of faulty) {
    test(`is refused when ${why}`, async () => {
      await using server = await opened();
      const client = await discover(server);
      const page = await server.visitor.send(signInPath(client, change));
      assert.equal(page.status, 400);
      assert.match(page.text, new RegExp(`<code>${error}</code>`));
    });
  }
});

describe("Keys of id tokens", () => {
  const kids = async (url: string): Promise<string[]> => {
    const { keys } = (await (await fetch(`${url}/openid/connect/keys`)).json()) as { keys: { kid: string }[] };
    return keys.map(({ kid }) => kid);
  };

  test("are published before they sign, replaced in time, and published until the last token has expired", async () => {
    await using server = await opened();
    const { clock } = server.world;
    const [first, ...none] = await kids(server.url);
    assert.deepEqual(none, []);
    clock.advance({ seconds: limits.signing_key_use_s });
    const [second, kept] = await kids(server.url);
    assert.notEqual(second, first);
    assert.equal(kept, first);
    clock.advance({ seconds: limits.signing_key_life_s - limits.signing_key_use_s });
    assert.deepEqual(await kids(server.url), [second]);
  });

  test("are private in the database too", async () => {
    await using server = await opened();
    await kids(server.url);
    const rows = await server.world.platform.store.db.selectFrom("signing_keys").selectAll().execute();
    assert.equal(rows.length, 1);
    assert.doesNotMatch(JSON.stringify(rows), /PRIVATE KEY|"d"/);
  });
});
