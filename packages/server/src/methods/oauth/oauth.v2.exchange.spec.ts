import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { clientOf, rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "oauth.v2.exchange";

describe(method, () => {
  test("gives an expiring token with a refresh token, of the prefixes people know [API-2.1, API-2.2, API-2.3, API-3.1]", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);

    const set = await world.actor("").does(method, { ...clientOf(app), token: app.bot_token ?? "" });

    assert.match(set.access_token, /^xoxe\.xoxb-1-/);
    assert.match(set.refresh_token, /^xoxe-1-/);
    assert.equal(set.expires_in, limits.access_token_lifetime_s);
    assert.equal(set.token_type, "bot");
    const self = await world.actor(set.access_token).does("auth.test", {});
    assert.equal(self.user_id, set.bot_user_id);
    assert.equal(self.expires_in, limits.access_token_lifetime_s);
  });

  test("leaves the long-lived token working until the first refresh [API-3.3]", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    const set = await world.actor("").does(method, { ...clientOf(app), token: app.bot_token ?? "" });
    const original = world.actor(app.bot_token ?? "");

    await original.does("auth.test", {});
    const refresh = { ...clientOf(app), grant_type: "refresh_token", refresh_token: set.refresh_token };
    await world.actor("").does("oauth.v2.access", refresh);

    assert.equal(await original.refused("auth.test", {}), "token_expired");
  });

  test("takes client credentials by HTTP Basic, and the token in the header", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    const basic = Buffer.from(`${app.client_id}:${app.client_secret}`).toString("base64");

    const byBasic = await world.send({ method, query: `token=${app.bot_token}`, authorization: `Basic ${basic}` });
    const byBearer = await world.send({
      method,
      query: new URLSearchParams(clientOf(app)).toString(),
      authorization: `Bearer ${app.bot_token}`,
    });

    assert.equal(byBasic.ok, true);
    assert.equal(byBearer.error, "token_already_exchanged");
  });

  refuses(method, {
    "invalid_client_id [API-4.2]": async (world) => {
      return world.actor("").refused(method, { client_id: "none", client_secret: "x", token: "y" });
    },
    "bad_client_secret [API-4.2]": async (world) => {
      const app = rotatingApp(world);
      return world.actor("").refused(method, { ...clientOf(app), client_secret: "wrong", token: app.bot_token });
    },
    invalid_token: async (world) => {
      return world.actor("").refused(method, { ...clientOf(rotatingApp(world)), token: world.bot.token });
    },
    token_rotation_not_enabled: async (world) => {
      const app = world.dev.apps.find((candidate) => candidate.name === "Dev App");
      return world.actor("").refused(method, { ...clientOf(app), token: world.bot.token });
    },
    "token_already_exchanged [API-3.2]": async (world) => {
      const app = rotatingApp(world);
      const params = { ...clientOf(app), token: app.bot_token ?? "" };
      await world.actor("").does(method, params);
      return world.actor("").refused(method, params);
    },
    authorization_not_found: async (world) => {
      const app = rotatingApp(world);
      await world.actor(app.bot_token ?? "").does("auth.revoke", {});
      return world.actor("").refused(method, { ...clientOf(app), token: app.bot_token });
    },
  });
});
