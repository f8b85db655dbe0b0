import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { consent, createApp } from "../../../testkit/installing.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** What an app sees of Bob who signed in with these scopes. */
async function claimsOfBob(world: Workspace, scope: string): Promise<Record<string, unknown>> {
  const app = await createApp(world);
  const code = await consent(world, "bob", app, { flow: "openid", scope });
  const { access_token: token } = await world.actor("").does("openid.connect.token", { ...app.client, code });
  return world.actor(token).does("openid.connect.userInfo", {});
}

describe("openid.connect.userInfo", () => {
  const families = [
    ["openid", "sub", true],
    ["openid", "email", false],
    ["openid", "name", false],
    ["openid,email", "email", true],
    ["openid,email", "name", false],
    ["openid,profile", "email", false],
    ["openid,profile", "https://slack.com/team_name", true],
  ] as const;
  for (const [scope, claim, isShown] of families) {
    test(`${isShown ? "shows" : "hides"} ${claim} with the scopes ${scope}`, async () => {
      await using world = await workspace();
      const claims = await claimsOfBob(world, scope);
      assert.equal(claims[claim] !== undefined, isShown);
    });
  }

  test("calls an address verified only if the person did not choose it alone", async () => {
    await using world = await workspace();
    assert.equal((await claimsOfBob(world, "openid,email"))["email_verified"], true);
    await world.platform.store.db.updateTable("users").set({ email_verified_ms: null }).execute();
    const claims = await claimsOfBob(world, "openid,email");
    assert.deepEqual([claims["email_verified"], claims["date_email_verified"]], [false, undefined]);
  });

  test("needs the token of a person with the scope openid", async () => {
    await using world = await workspace();
    assert.equal(await world.bot.refused("openid.connect.userInfo", {}), "not_allowed_token_type");
  });
});
