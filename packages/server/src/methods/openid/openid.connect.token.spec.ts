import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { codeRefusals } from "../../../testkit/codeRefusals.ts";
import { consent, createApp } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const verifier = "v".repeat(43);
const codeChallenge = createHash("sha256").update(verifier).digest("base64url");

describe("openid.connect.token", () => {
  test("redeems a code once, and revokes what a leaked one gave", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const code = await consent(world, "bob", app, { flow: "openid", scope: "openid" });
    const { access_token: token } = await world.actor("").does("openid.connect.token", { ...app.client, code });
    assert.equal(await world.actor("").refused("openid.connect.token", { ...app.client, code }), "invalid_code");
    assert.equal(await world.actor(token).refused("openid.connect.userInfo", {}), "token_revoked");
  });

  test("redeems codes of sign-ins only, and no other method redeems those", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const mismatch = "oauth_authorization_url_mismatch";
    const installing = await consent(world, "alice", app, { scope: "chat:write" });
    assert.equal(await world.actor("").refused("openid.connect.token", { ...app.client, code: installing }), mismatch);
    const signIn = await consent(world, "bob", app, { flow: "openid", scope: "openid" });
    assert.equal(await world.actor("").refused("oauth.v2.access", { ...app.client, code: signIn }), mismatch);
    assert.equal(await world.actor("").refused("oauth.v2.user.access", { ...app.client, code: signIn }), mismatch);
    await world.actor("").does("openid.connect.token", { ...app.client, code: signIn });
  });

  test("takes the verifier instead of the secret only from an app whose manifest says that it has none", async () => {
    await using world = await workspace();
    for (const isPublic of [true, false]) {
      const app = await createApp(world, { isPublic });
      const code = await consent(world, "bob", app, { flow: "openid", scope: "openid", codeChallenge });
      const given = { client_id: app.clientId, code, code_verifier: verifier };
      if (isPublic) await world.actor("").does("openid.connect.token", given);
      else assert.equal(await world.actor("").refused("openid.connect.token", given), "bad_client_secret");
    }
  });

  test("asks a public app for its secret when the request had no challenge", async () => {
    await using world = await workspace();
    const app = await createApp(world, { isPublic: true });
    const code = await consent(world, "bob", app, { flow: "openid", scope: "openid" });
    assert.equal(
      await world.actor("").refused("openid.connect.token", { client_id: app.clientId, code }),
      "bad_client_secret",
    );
  });

  test("renews the token of an app with token rotation", async () => {
    await using world = await workspace();
    const app = await createApp(world, { isRotating: true });
    const code = await consent(world, "bob", app, { flow: "openid", scope: "openid" });
    const first = await world.actor("").does("openid.connect.token", { ...app.client, code });
    const next = await world.actor("").does("openid.connect.token", {
      ...app.client,
      grant_type: "refresh_token",
      refresh_token: first.refresh_token ?? "",
    });
    assert.notEqual(next.access_token, first.access_token);
    assert.equal(next.id_token, undefined);
    await world.actor(next.access_token).does("openid.connect.userInfo", {});
  });
});

refuses("openid.connect.token", codeRefusals("openid.connect.token", { flow: "openid", scope: "openid" }));
