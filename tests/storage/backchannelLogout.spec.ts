import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { nobody } from "../../packages/server/src/domain/caller.ts";
import { endProviderSessions } from "../../packages/server/src/domain/identities/endProviderSessions.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import {
  addProvider,
  type Claims,
  clientId,
  IdentityProvider,
  makeSigningKey,
  signInThrough,
  signToken,
} from "../../packages/server/testkit/identityProvider.ts";
import { type FormBrowser, isSignedIn, serving, type Serving } from "../../packages/server/testkit/signingIn.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "./listening.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inMemory, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

const event = "http://schemas.openid.net/event/backchannel-logout";

interface Scene {
  readonly world: Serving;
  readonly provider: IdentityProvider;
  readonly id: string;
  /** A browser in which this person of the provider has signed in. */
  signIn(login: string): Promise<FormBrowser>;
  /** Sends a logout token that is right except for these claims. */
  send(claims: Claims, token?: (payload: Claims) => string): Promise<Response>;
}

/** Claims of a token that is right. Providers live in real time. */
function rightClaims(provider: IdentityProvider, more: Claims): Claims {
  const nowS = Math.floor(Date.now() / 1000);
  const times = { iat: nowS, exp: nowS + 120 };
  return { iss: provider.url, aud: clientId, jti: randomUUID(), ...times, events: { [event]: {} }, ...more };
}

async function post(world: Serving, id: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${world.url}/sign-in/with/${id}/backchannel-logout`, { method: "POST", body });
}

async function sessionsOf({ platform }: Serving, subject: string) {
  return platform.store.db
    .selectFrom("sessions")
    .select(["hash", "provider_session"])
    .where("provider_subject", "=", subject)
    .where("revoked_ms", "is", null)
    .execute();
}

for (const kind of [inMemory, inPostgres]) {
  async function open(stack: AsyncDisposableStack): Promise<Scene> {
    const place = stack.use(await kind.fresh());
    const world = stack.use(await serving(platformOptions(place.location)));
    const provider = stack.use(await IdentityProvider.start());
    const id = await addProvider(world, provider, { provisions: true, domains: ["acme.test"] });
    provider.registerLogout(`${world.url}/sign-in/with/${id}/backchannel-logout`);
    for (const login of ["nina", "omar"]) {
      provider.people.set(login, { email: `${login}@acme.test`, email_verified: true, name: login });
    }
    const signIn: Scene["signIn"] = async (login) => {
      const browser = world.browser();
      await signInThrough(browser, { id, login, query: `?team=${teamsOf(world).acme}` });
      assert.equal(await isSignedIn(browser), true);
      return browser;
    };
    const send: Scene["send"] = (claims, token = (payload) => signToken(provider.key, payload)) =>
      post(world, id, { logout_token: token(rightClaims(provider, claims)) });
    return { world, provider, id, signIn, send };
  }

  describe(`signing out at a provider on ${kind.name}`, { skip: kind.skip }, () => {
    test("ends the session of the provider's session here, its socket, and no other", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, provider, id, signIn } = await open(stack);
      const first = await signIn("nina");
      const [session] = await sessionsOf(world, "nina");
      const second = await signIn("nina");
      const other = await signIn("omar");
      const bob = await world.signedIn("bob");
      assert.notEqual(session?.provider_session, "");
      const { token } = (await (await first.send("/client/session", {})).json()) as { readonly token: string };
      await using listening = await Listening.as(world.actor(token));

      await provider.reportLogout("nina", session?.provider_session ?? "");
      assert.equal(await listening.closed, 1008);

      const signedIn = await Promise.all([first, second, other, bob].map(isSignedIn));
      assert.deepEqual(signedIn, [false, true, true, true]);
      const entries = await world.platform.store.db
        .selectFrom("audit_entries")
        .select(["entity_id", "actor_id", "details"])
        .where("action", "=", "user_logout")
        .execute();
      const { user } = await world.alice.does("users.lookupByEmail", { email: "nina@acme.test" });
      const details = JSON.stringify({ provider: id, back_channel: true });
      assert.deepEqual(entries, [{ entity_id: user.id, actor_id: user.id, details }]);
    });

    test("of a person as a whole ends all sessions of theirs through this provider", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, send } = await open(stack);
      const browsers = [await signIn("nina"), await signIn("nina"), await signIn("omar")];

      const answer = await send({ sub: "nina" });

      assert.deepEqual([answer.status, await answer.text()], [200, ""]);
      assert.equal(answer.headers.get("cache-control"), "no-store");
      assert.deepEqual(await Promise.all(browsers.map(isSignedIn)), [false, false, true]);
      assert.equal((await send({ sub: "nina" })).status, 200);
      assert.deepEqual(await sessionsOf(world, "nina"), []);
    });

    test("names a session without a person, and a person whose session it does not know", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, send } = await open(stack);
      const nina = await signIn("nina");
      const [session] = await sessionsOf(world, "nina");
      const sid = session?.provider_session ?? "";
      assert.equal((await send({ sub: "omar", sid })).status, 200);
      assert.equal((await send({ sub: "nina", sid: "another" })).status, 200);
      assert.equal(await isSignedIn(nina), true);
      assert.equal((await send({ sid })).status, 200);
      assert.equal(await isSignedIn(nina), false);

      const again = await signIn("nina");
      await world.platform.store.db.updateTable("sessions").set({ provider_session: "" }).execute();
      assert.equal((await send({ sub: "nina", sid: "another" })).status, 200);
      assert.equal(await isSignedIn(again), false);
    });

    test("works while the clock of a server in dev mode is moved", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, signIn, send } = await open(stack);
      world.clock.advance({ hours: 30 });
      const nina = await signIn("nina");
      assert.equal((await send({ sub: "nina" })).status, 200);
      assert.equal(await isSignedIn(nina), false);
    });
  });

  describe(`a logout token on ${kind.name}`, { skip: kind.skip }, () => {
    const nowS = Math.floor(Date.now() / 1000);
    const faults: Readonly<Record<string, Claims>> = {
      "for another client": { aud: "another" },
      "for a list of other clients": { aud: ["another", "platform2"] },
      "of another issuer": { iss: "https://id.evil.test" },
      "without an issuer": { iss: undefined },
      "with a nonce": { nonce: "n" },
      "with an empty nonce": { nonce: "" },
      "without events": { events: undefined },
      "with another event": { events: { "http://schemas.openid.net/event/other": {} } },
      "with an event that is no object": { events: { [event]: true } },
      "with events as a list": { events: [event] },
      expired: { exp: nowS - 120 },
      "without an end": { exp: undefined },
      "with an end as a text": { exp: String(nowS + 120) },
      "from the future": { iat: nowS + 600 },
      "from long ago": { iat: nowS - 2 * 3600 },
      "without a time": { iat: undefined },
      "without an id": { jti: undefined },
      "about nobody": { sub: undefined },
      "about a number": { sub: 1 },
      "about a person without a name": { sub: "" },
      "about a session that is no text": { sid: 1 },
    };

    test("that says anything wrong ends nothing", async () => {
      await using stack = new AsyncDisposableStack();
      const { signIn, send } = await open(stack);
      const nina = await signIn("nina");
      for (const [what, claims] of Object.entries(faults)) {
        const answer = await send({ sub: "nina", ...claims });
        assert.deepEqual([answer.status, answer.headers.get("cache-control")], [400, "no-store"], what);
        assert.equal(((await answer.json()) as { error: string }).error, "invalid_request", what);
      }
      assert.equal(await isSignedIn(nina), true);
      assert.equal((await send({ sub: "nina", aud: ["another", clientId] })).status, 200);
    });

    test("that the provider did not sign ends nothing", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, provider, signIn, send } = await open(stack);
      const nina = await signIn("nina");
      const stranger = makeSigningKey();
      const good = (payload: Claims) => signToken(provider.key, payload);
      const forged: Readonly<Record<string, (payload: Claims) => string>> = {
        "by another key": (payload) => signToken(stranger, payload),
        "by another key that it brings along": (payload) =>
          signToken(stranger, payload, { alg: "RS256", kid: "signing key", jwk: stranger.export({ format: "jwk" }) }),
        "by a key that is not there": (payload) => signToken(provider.key, payload, { alg: "RS256", kid: "another" }),
        "by none": (payload) => `${signToken(provider.key, payload, { alg: "none" }).replace(/\.[^.]*$/, "")}.`,
        "by none, with a signature": (payload) => signToken(provider.key, payload, { alg: "none" }),
        "with a shared secret": (payload) => signToken(provider.key, payload, { alg: "HS256", kid: "signing key" }),
        "in another algorithm": (payload) => signToken(provider.key, payload, { alg: "ES256", kid: "signing key" }),
        "with a critical header": (payload) =>
          signToken(provider.key, payload, { alg: "RS256", kid: "signing key", crit: ["b64"], b64: false }),
        "as another kind of token": (payload) =>
          signToken(provider.key, payload, { alg: "RS256", kid: "signing key", typ: "at+jwt" }),
        "before it was changed": (payload) => {
          const [head = "", , signature = ""] = good({ ...payload, sub: "omar" }).split(".");
          return `${head}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.${signature}`;
        },
        "in five parts": (payload) => `${good(payload)}.x.y`,
      };
      for (const [what, token] of Object.entries(forged)) {
        assert.equal((await send({ sub: "nina" }, token)).status, 400, what);
      }
      for (const fields of [
        {},
        { logout_token: "" },
        { logout_token: "a.b.c" },
        { logout_token: "x".repeat(20_000) },
      ]) {
        assert.equal((await post(world, id, fields)).status, 400);
      }
      assert.equal(await isSignedIn(nina), true);
      assert.equal((await send({ sub: "nina" }, good)).status, 200);
    });

    test("counts once, also when it comes several times at the same moment", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, provider, signIn } = await open(stack);
      await signIn("nina");
      const token = signToken(provider.key, rightClaims(provider, { sub: "nina" }));
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(world, id, { logout_token: token })));
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400, 400, 400]);

      const again = await signIn("nina");
      assert.equal((await post(world, id, { logout_token: token })).status, 400);
      assert.equal(await isSignedIn(again), true);
    });

    test("of another provider ends no session of a person of the same name", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, provider, signIn, send } = await open(stack);
      await using second = await IdentityProvider.start();
      const other = await addProvider(world, second, { name: "Second" });
      const nina = await signIn("nina");

      const token = signToken(second.key, rightClaims(second, { sub: "nina" }));
      assert.equal((await post(world, id, { logout_token: token })).status, 400);
      assert.equal((await post(world, other, { logout_token: token })).status, 200);
      assert.equal(await isSignedIn(nina), true);
      for (const unknown of ["Ip0123456789", "x", other.toLowerCase()]) {
        assert.equal((await post(world, unknown, { logout_token: token })).status, 400);
      }
      await world.alice.does("admin.signIn.providers.update", { provider_id: id, is_enabled: false });
      assert.equal((await send({ sub: "nina" })).status, 400);
      assert.notEqual(provider.url, second.url);
    });

    test("waits for nothing while the provider does not answer, and may come again later", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, id, provider, signIn } = await open(stack);
      const nina = await signIn("nina");
      const token = signToken(provider.key, rightClaims(provider, { sub: "nina" }));
      provider.intercept = ({ url }, response) => {
        if (url !== "/jwks") return false;
        response.writeHead(500).end();
        return true;
      };
      assert.equal((await post(world, id, { logout_token: token })).status, 400);
      assert.equal(await isSignedIn(nina), true);
      provider.intercept = undefined;
      assert.equal((await post(world, id, { logout_token: token })).status, 200);
      assert.equal(await isSignedIn(nina), false);
    });
  });
}

for (const kind of [inFile, inPostgres]) {
  test(`a logout token counts once at two servers on ${kind.name}`, { skip: kind.skip }, async () => {
    await using servers = await twoServers(kind);
    const use = async ({ platform, clock }: Workspace, tokenId: string) => {
      const input = { providerId: "Ip0123456789", subject: "nina", session: undefined, tokenId };
      return platform.store.write(endProviderSessions, { caller: nobody, nowMs: clock.nowMs() }, input);
    };
    const { first, second } = servers;
    const done = [await use(first, "t-1"), await use(second, "t-1"), await use(second, "t-2"), await use(first, "t-2")];
    assert.deepEqual(
      done.map(({ ok }) => ok),
      [true, false, true, false],
    );
  });
}
