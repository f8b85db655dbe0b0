import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf, renew, rotatingApp, startRotating } from "../../../testkit/apps.ts";
import { changeApp, createApp, install } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { configureApp, Receiver } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const scopes = { bot: ["chat:write", "channels:read"], user: ["users:read", "channels:read"] };

/** An app that Alice installed for its bot and for herself before its tokens began to rotate. */
async function installThenRotate(world: Workspace) {
  const app = await createApp(world, { scopes });
  const asked = { scope: scopes.bot.join(","), userScope: scopes.user.join(",") };
  const installed = await install(world, "alice", app, asked);
  await changeApp(world, app, { scopes, isRotating: true });
  const refresh = (refresh_token: string) => ({ ...app.client, grant_type: "refresh_token", refresh_token });
  const exchange = (token: string) => world.actor("").does("oauth.v2.exchange", { ...app.client, token });
  return {
    app,
    refresh,
    exchange,
    botToken: installed.access_token ?? "",
    userToken: installed.authed_user?.access_token ?? "",
  };
}

describe("a token set", () => {
  test("of a bot has every documented field [API-2.1, API-2.2, API-2.3, API-2.4, API-2.5, API-2.6, API-2.7, API-2.8, API-2.9]", async () => {
    await using world = await workspace();
    const { app, exchange, refresh, botToken } = await installThenRotate(world);
    const { user_id } = await world.actor(botToken).does("auth.test", {});
    const documented = {
      ok: true,
      expires_in: 43_200,
      token_type: "bot",
      scope: "chat:write,channels:read",
      bot_user_id: user_id,
      app_id: app.appId,
      team: { id: world.dev.teams[0]?.id, name: "Acme" },
      enterprise: { id: world.dev.org?.id, name: "Acme Corporation" },
    };

    const exchanged = await exchange(botToken);
    const refreshed = await renew(world, refresh(exchanged.refresh_token));

    for (const { access_token, refresh_token, ...set } of [exchanged, refreshed]) {
      assert.match(access_token, /^xoxe\./);
      assert.match(refresh_token, /^xoxe-/);
      assert.partialDeepStrictEqual(set, documented);
    }
  });

  test("of a user names the user, the scopes and both tokens [API-2.1, API-2.2, API-2.3, API-2.4, API-2.5, API-2.10]", async () => {
    await using world = await workspace();
    const { exchange, refresh, userToken } = await installThenRotate(world);

    const exchanged = await exchange(userToken);
    const refreshed = await world.actor("").does("oauth.v2.access", refresh(exchanged.refresh_token));

    for (const { access_token = "", refresh_token = "", ...set } of [exchanged, refreshed]) {
      assert.match(access_token, /^xoxe\./);
      assert.match(refresh_token, /^xoxe-/);
      const named = { id: world.alice.id, scope: "users:read,channels:read", expires_in: 43_200, token_type: "user" };
      assert.partialDeepStrictEqual(set, named);
    }
  });
});

describe("rotation", () => {
  test("expires the long-lived token of a user at the first refresh as well [API-3.1, API-3.3]", async () => {
    await using world = await workspace();
    const { exchange, refresh, userToken } = await installThenRotate(world);
    const set = await exchange(userToken);
    await world.actor(userToken).does("auth.test", {});

    await world.actor("").does("oauth.v2.access", refresh(set.refresh_token));

    assert.equal(await world.actor(userToken).refused("auth.test", {}), "token_expired");
  });

  test("is for granular bot and user tokens alone [API-2.11]", async () => {
    await using world = await workspace();
    const { app, set } = await startRotating(world);
    const config = await configuring(world, "alice");
    const appLevel = world.dev.apps.find(({ app_token }) => app_token !== undefined)?.app_token;

    for (const token of [appLevel, config.token, set.access_token, set.refresh_token, "xoxb-none"]) {
      const asked = { ...clientOf(app), token: token ?? "" };
      assert.equal(await world.actor("").refused("oauth.v2.exchange", asked), "invalid_token", String(token));
    }
  });

  test("takes its arguments as a form, and each of them is required [API-4.1, API-4.2]", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    const whole = { ...clientOf(app), token: app.bot_token ?? "" };
    const send = (params: Record<string, string>) =>
      world.send({
        method: "oauth.v2.exchange",
        contentType: "application/x-www-form-urlencoded",
        body: Buffer.from(new URLSearchParams(params).toString()),
      });

    for (const [name, code] of [
      ["client_id", "invalid_client_id"],
      ["client_secret", "bad_client_secret"],
      ["token", "invalid_token"],
    ] as const) {
      const { [name]: _left, ...rest } = whole;
      assert.equal((await send(rest)).error, code, name);
    }
    assert.equal((await send(whole)).ok, true);
  });

  test("needs a refresh_token and the grant_type for a refresh [API-4.4]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const { grant_type: _grant, ...ungranted } = refresh(set.refresh_token);
    const { refresh_token: _refresh, ...bare } = refresh("");

    assert.notEqual((await world.actor("").asks("oauth.v2.access", ungranted)).ok, true);
    assert.equal(await world.actor("").refused("oauth.v2.access", bare), "invalid_refresh_token");
    await renew(world, refresh(set.refresh_token));
  });

  test("is needed for a token to expire: without it a token lives on [API-3.18]", async () => {
    await using world = await workspace();

    world.clock.advance({ hours: 24 * 365 * 20 });

    for (const actor of [world.bot, world.alice]) await actor.does("auth.test", {});
  });
});

describe("auth.revoke with rotation", () => {
  test("revokes a user token alone [API-3.11]", async () => {
    await using world = await workspace();
    const { exchange, refresh, userToken, botToken } = await installThenRotate(world);
    const set = await exchange(userToken);

    await world.actor(set.access_token).does("auth.revoke", {});

    assert.equal(await world.actor(set.access_token).refused("auth.test", {}), "token_revoked");
    await world.actor(botToken).does("auth.test", {});
    const next = await world.actor("").does("oauth.v2.access", refresh(set.refresh_token));
    await world.actor(next.access_token ?? "").does("auth.test", {});
  });

  test("ends the previous token at once after a refresh [API-3.17]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const next = await renew(world, refresh(set.refresh_token));

    await world.actor(set.access_token).does("auth.revoke", {});

    assert.equal(await world.actor(set.access_token).refused("auth.test", {}), "token_revoked");
    await world.actor(next.access_token).does("auth.test", {});
  });

  test("leaves the installation: events are delivered, and the app can get new tokens [API-3.13, API-3.14]", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    const { app, set, refresh } = await startRotating(world);
    const settings = {
      token_rotation_enabled: true,
      event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] },
    };
    await configureApp(world, settings, {}, app);
    const next = await renew(world, refresh(set.refresh_token));

    for (const token of [set.access_token, next.access_token, next.refresh_token]) {
      await world.actor(token).does("auth.revoke", {});
    }
    await world.alice.does("chat.postMessage", { channel: world.general, text: "still there?" });
    await world.platform.settle();

    assert.deepEqual(receiver.heard, ["message still there?"]);
    const developer = await configuring(world, "alice");
    const { api_access_tokens: issued } = await developer.does("apps.developerInstall", { app_id: app.id });
    await world.actor(issued.bot ?? "").does("auth.test", {});
  });
});
