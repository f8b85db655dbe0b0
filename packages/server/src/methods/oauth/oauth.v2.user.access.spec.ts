import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { codeRefusals } from "../../../testkit/codeRefusals.ts";
import { consent, createApp, install } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("oauth.v2.user.access", () => {
  test("gives a person's token, flat, with an id token when that was asked for", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    for (const [scope, hasIdToken] of [
      ["search:read", false],
      ["search:read,openid", true],
    ] as const) {
      const code = await consent(world, "alice", app, { flow: "user", scope });
      const given = await world.actor("").does("oauth.v2.user.access", { ...app.client, code });
      assert.equal(given.token_type, "user");
      assert.match(given.access_token, /^xoxp-/);
      assert.match(given.authed_user.scope, /search:read/);
      assert.equal(given.id_token !== undefined, hasIdToken);
    }
  });

  test("accepts an installation that asked for a person's token only", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const alone = await consent(world, "alice", app, { userScope: "search:read" });
    await world.actor("").does("oauth.v2.user.access", { ...app.client, code: alone });
    const both = await consent(world, "alice", app, { scope: "chat:write", userScope: "search:read" });
    const mismatch = "oauth_authorization_url_mismatch";
    assert.equal(await world.actor("").refused("oauth.v2.user.access", { ...app.client, code: both }), mismatch);
    const bot = await consent(world, "alice", app, { scope: "chat:write" });
    assert.equal(await world.actor("").refused("oauth.v2.user.access", { ...app.client, code: bot }), "no_user_scopes");
  });

  test("leaves an installation of the same app as it is", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const installed = await install(world, "alice", app, { scope: "chat:write" });
    const code = await consent(world, "bob", app, { flow: "openid", scope: "openid" });
    await world.actor("").does("openid.connect.token", { ...app.client, code });
    await world.actor(installed.access_token ?? "").does("auth.test", {});
  });
});

refuses("oauth.v2.user.access", {
  ...codeRefusals("oauth.v2.user.access", { flow: "user", scope: "search:read" }),
  no_user_scopes: async (world) => {
    const app = await createApp(world);
    const code = await consent(world, "alice", app, { scope: "chat:write" });
    return world.actor("").refused("oauth.v2.user.access", { ...app.client, code });
  },
});
