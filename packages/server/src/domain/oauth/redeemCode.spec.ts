import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { renew } from "../../../testkit/apps.ts";
import { callback, changeApp, consent, createApp, install } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "oauth.v2.access";

/** RFC 7636, appendix B. */
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const codeChallenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

const bot = { scope: "chat:write,channels:read" };

function teamOf(world: Workspace) {
  const [team] = world.dev.teams;
  return { id: team?.id ?? "", name: team?.name ?? "" };
}

describe(`${method}, installing`, () => {
  test("gives the bot's token and names the installer, with the fields that clients read and no others [API-4.6, API-11.4]", async () => {
    await using world = await workspace();
    const app = await createApp(world);

    const answer = await install(world, "alice", app, bot);

    const self = await world.actor(answer.access_token ?? "").does("auth.test", {});
    assert.deepEqual(answer, {
      ok: true,
      app_id: app.appId,
      authed_user: { id: world.alice.id },
      scope: "chat:write,channels:read",
      token_type: "bot",
      access_token: answer.access_token,
      bot_user_id: self.user_id,
      team: teamOf(world),
      enterprise: { id: world.dev.org?.id ?? "", name: "Acme Corporation" },
      is_enterprise_install: false,
    });
    assert.match(answer.access_token ?? "", /^xoxb-/);
    assert.match(self.bot_id ?? "", /^B/);
  });

  test("gives only the person's token when nothing is asked for the bot", async () => {
    await using world = await workspace();
    const app = await createApp(world);

    const answer = await install(world, "bob", app, { userScope: "users:read" });

    const { authed_user: user, ...rest } = answer;
    assert.deepEqual(Object.keys(rest).toSorted(), ["app_id", "enterprise", "is_enterprise_install", "ok", "team"]);
    assert.deepEqual(user, {
      id: world.bob.id,
      scope: "users:read",
      token_type: "user",
      access_token: user?.access_token,
    });
    assert.equal((await world.actor(user?.access_token ?? "").does("auth.test", {})).user_id, world.bob.id);
  });

  test("gives pairs that rotate from the start when the app rotates, and each can be renewed [API-4.5, API-4.7]", async () => {
    await using world = await workspace();
    const app = await createApp(world, { isRotating: true });

    const answer = await install(world, "alice", app, { ...bot, userScope: "users:read" });

    for (const set of [answer, answer.authed_user]) {
      assert.equal(set?.expires_in, limits.access_token_lifetime_s);
      const refresh = { grant_type: "refresh_token", refresh_token: set?.refresh_token ?? "" };
      const next = await renew(world, { ...app.client, ...refresh });
      assert.equal(next.token_type, set?.token_type);
      assert.equal(next.scope, set?.scope);
    }
  });

  test("says enterprise null outside any org, and installs a distributed app there", async () => {
    await using world = await workspace();
    const app = await createApp(world, { isDistributed: true });

    const answer = await install(world, "frank", app, bot);

    assert.equal(answer.enterprise, null);
    assert.equal(answer.team?.name, "Birch");
  });

  test("takes client credentials by HTTP Basic, and a form", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const code = await consent(world, "alice", app, bot);
    const basic = Buffer.from(`${app.client.client_id}:${app.client.client_secret}`).toString("base64");

    const answer = await world.send({
      method,
      contentType: "application/x-www-form-urlencoded",
      body: Buffer.from(new URLSearchParams({ code }).toString()),
      authorization: `Basic ${basic}`,
    });

    assert.equal(answer.ok, true);
  });

  test("a code lives for ten minutes by the platform's clock", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const [inTime, late] = [await consent(world, "alice", app, bot), await consent(world, "alice", app, bot)];

    world.clock.advance({ seconds: limits.oauth_code_life_s - 1 });
    await world.actor("").does(method, { ...app.client, code: inTime });
    world.clock.advance({ seconds: 1 });

    assert.equal(await world.actor("").refused(method, { ...app.client, code: late }), "invalid_code");
  });

  test("a code that comes twice takes back what it gave", async () => {
    await using world = await workspace();
    const app = await createApp(world, { isRotating: true });
    const code = await consent(world, "alice", app, { ...bot, userScope: "users:read" });
    const first = await world.actor("").does(method, { ...app.client, code });

    assert.equal(await world.actor("").refused(method, { ...app.client, code }), "invalid_code");

    const tokens = [first.access_token ?? "", first.authed_user?.access_token ?? ""];
    for (const token of tokens) assert.equal(await world.actor(token).refused("auth.test", {}), "token_revoked");
    const refresh = { grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" };
    assert.equal(await world.actor("").refused(method, { ...app.client, ...refresh }), "invalid_refresh_token");
    const again = await install(world, "alice", app, bot);
    await world.actor(again.access_token ?? "").does("auth.test", {});
  });

  test("nothing that is kept of a code could be redeemed", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const code = await consent(world, "alice", app, bot);

    const rows = await world.platform.store.db.selectFrom("oauth_codes").selectAll().execute();

    assert.equal(rows.length, 1);
    for (const kept of Object.values(rows[0] ?? {})) {
      assert.notEqual(kept, code);
      const attempt = { ...app.client, code: String(kept) };
      assert.equal((await world.actor("").asks(method, attempt)).error, "invalid_code");
    }
  });

  test("another app that got hold of a used code revokes nothing with it", async () => {
    await using world = await workspace();
    const [app, thief] = [await createApp(world), await createApp(world)];
    const code = await consent(world, "alice", app, bot);
    const answer = await world.actor("").does(method, { ...app.client, code });

    assert.equal(await world.actor("").refused(method, { ...thief.client, code }), "invalid_code");
    assert.equal(
      await world.actor("").refused(method, { ...app.client, client_secret: "x", code }),
      "bad_client_secret",
    );

    await world.actor(answer.access_token ?? "").does("auth.test", {});
  });

  test("of two who redeem a code at once, one gets tokens, and they do not stay good", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const code = await consent(world, "alice", app, bot);

    const answers = await Promise.all([1, 2].map(() => world.actor("").asks(method, { ...app.client, code })));

    assert.deepEqual(answers.map((answer) => answer.error ?? "ok").toSorted(), ["invalid_code", "ok"]);
    const token = String(answers.find((answer) => answer.ok)?.["access_token"]);
    assert.equal(await world.actor(token).refused("auth.test", {}), "token_revoked");
  });

  test("installing again adds scopes, for the tokens that are out too, and keeps one bot", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const first = await install(world, "alice", app, { scope: "channels:read" });

    const second = await install(world, "bob", app, { scope: "users:read,channels:read" });

    assert.equal(second.scope, "channels:read,users:read");
    assert.equal(second.access_token, first.access_token);
    assert.equal(second.bot_user_id, first.bot_user_id);
    assert.equal(second.authed_user?.id, world.bob.id);
    await world.actor(first.access_token ?? "").does("users.list", {});
  });

  test("installing a rotating app again gives a pair of its own, and ends the refresh token before it", async () => {
    await using world = await workspace();
    const app = await createApp(world, { isRotating: true });
    const first = await install(world, "alice", app, { scope: "channels:read" });

    const second = await install(world, "alice", app, { scope: "users:read" });

    const refresh = (token = "") => ({ ...app.client, grant_type: "refresh_token", refresh_token: token });
    await world.actor(first.access_token ?? "").does("users.list", {});
    assert.equal(await world.actor("").refused(method, refresh(first.refresh_token)), "invalid_refresh_token");
    const third = await renew(world, refresh(second.refresh_token));
    await world.actor(third.access_token).does("users.list", {});
    assert.equal(third.scope, "channels:read,users:read");
  });

  test("an app whose tokens begin to rotate between two installations cannot be exchanged once more", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const first = await install(world, "alice", app, bot);
    await changeApp(world, app, { isRotating: true });

    const second = await install(world, "alice", app, bot);

    assert.match(second.access_token ?? "", /^xoxe\.xoxb-1-/);
    const exchange = { ...app.client, token: first.access_token ?? "" };
    assert.equal(await world.actor("").refused("oauth.v2.exchange", exchange), "token_already_exchanged");
    await renew(world, { ...app.client, grant_type: "refresh_token", refresh_token: second.refresh_token ?? "" });
    assert.equal(await world.actor(first.access_token ?? "").refused("auth.test", {}), "token_expired");
  });

  test("an app that was removed comes back with the same bot, and without what it was allowed before", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const first = await install(world, "alice", app, { scope: "channels:read" });
    await world.actor(first.access_token ?? "").does("apps.uninstall", app.client);

    const second = await install(world, "alice", app, { scope: "users:read" });

    assert.equal(second.bot_user_id, first.bot_user_id);
    assert.equal(second.scope, "users:read");
    assert.equal(await world.actor(first.access_token ?? "").refused("auth.test", {}), "token_revoked");
    await world.actor(second.access_token ?? "").does("users.list", {});
  });

  test("a bot whose name is taken gets another one", async () => {
    await using world = await workspace();
    const [one, two] = [await createApp(world), await createApp(world)];
    await install(world, "alice", one, bot);

    const second = await install(world, "alice", two, bot);

    const { user } = await world.bob.does("users.info", { user: second.bot_user_id ?? "" });
    assert.equal(user.name, "echo_2");
  });

  test("a request without scopes gets those of the manifest", async () => {
    await using world = await workspace();
    const app = await createApp(world, { scopes: { bot: ["chat:write"], user: ["users:read"] } });

    const answer = await install(world, "alice", app, {});

    assert.equal(answer.scope, "chat:write");
    assert.equal(answer.authed_user?.scope, "users:read");
  });

  test("a redirect URI that was not named may be left out or told, and a verifier answers its challenge", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const unnamed = await consent(world, "alice", app, bot);
    const named = await consent(world, "alice", app, { ...bot, redirectUri: callback, codeChallenge });

    await world.actor("").does(method, { ...app.client, code: unnamed, redirect_uri: callback });
    const proof = { redirect_uri: callback, code_verifier: verifier };
    await world.actor("").does(method, { ...app.client, code: named, ...proof });
  });

  test("a refused attempt leaves the code for the app that it is for", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const code = await consent(world, "alice", app, { ...bot, codeChallenge });

    const wrong = [
      { client_secret: "x" },
      { redirect_uri: "https://evil.test" },
      { code_verifier: "x".repeat(43) },
      {},
    ];
    for (const part of wrong) await world.actor("").refused(method, { ...app.client, code, ...part });

    await world.actor("").does(method, { ...app.client, code, code_verifier: verifier });
  });

  test("a code says no more than the person who gave it still can", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const code = await consent(world, "bob", app, bot);
    await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamOf(world).id, required: true });

    assert.equal(await world.actor("").refused(method, { ...app.client, code }), "invalid_code");
  });

  test("no code is asked about before an empty one is refused", async () => {
    await using world = await workspace();
    assert.equal(await world.actor("").refused(method, { client_id: "x", client_secret: "y" }), "invalid_code");
    assert.equal(await world.actor("").refused(method, { client_id: "x", code: "z" }), "invalid_client_id");
  });

  refuses(method, {
    bad_client_secret: async (world) => {
      const app = await createApp(world);
      const code = await consent(world, "alice", app, bot);
      return world.actor("").refused(method, { ...app.client, client_secret: "wrong", code });
    },
    invalid_client_id: async (world) => {
      const code = await consent(world, "alice", await createApp(world), bot);
      return world.actor("").refused(method, { client_id: "1.2", client_secret: "x", code });
    },
    invalid_code: async (world) => {
      const [app, other] = [await createApp(world), await createApp(world)];
      return world.actor("").refused(method, { ...other.client, code: await consent(world, "alice", app, bot) });
    },
    bad_redirect_uri: async (world) => {
      const app = await createApp(world);
      const code = await consent(world, "alice", app, { ...bot, redirectUri: callback });
      return world.actor("").refused(method, { ...app.client, code });
    },
    invalid_code_verifier: async (world) => {
      const app = await createApp(world);
      const code = await consent(world, "alice", app, bot);
      return world.actor("").refused(method, { ...app.client, code, code_verifier: verifier });
    },
    no_scopes: async (world) => {
      const app = await createApp(world, { scopes: { bot: ["chat:write"] } });
      const code = await consent(world, "alice", app);
      await changeApp(world, app, {});
      return world.actor("").refused(method, { ...app.client, code });
    },
  });
});
