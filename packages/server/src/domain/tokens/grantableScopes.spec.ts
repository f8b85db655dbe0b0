import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf, renew, rotatingApp, startRotating } from "../../../testkit/apps.ts";
import { changeApp, consent, createApp, install } from "../../../testkit/installing.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { selectToken } from "../../storage/queries/tokens.ts";
import { hashToken } from "./hashToken.ts";

/** Adds scopes to every grant of an app, as an older version of the server has granted them. */
async function grantUnchecked({ platform }: Workspace, appId: string, added: string): Promise<void> {
  const { db } = platform.store;
  const grants = await db.selectFrom("grants").selectAll().where("app_id", "=", appId).execute();
  for (const { id, scopes } of grants) {
    await db
      .updateTable("grants")
      .set({ scopes: `${scopes},${added}` })
      .where("id", "=", id)
      .execute();
  }
}

async function scopesOf({ platform }: Workspace, token = ""): Promise<readonly string[]> {
  const row = await selectToken(platform.store.db, hashToken(token));
  assert.ok(row);
  return row.scopes.split(",");
}

describe("scopes that no app can be granted, though an older version did,", () => {
  test("are not in the token that a refresh gives", async () => {
    await using world = await workspace();
    const { app, set, refresh } = await startRotating(world);
    await grantUnchecked(world, app.id, "client,made:up");
    world.clock.advance({ hours: 1 });

    const renewed = await renew(world, refresh(set.refresh_token ?? ""));

    assert.equal(/client|made:up/.test(renewed.scope ?? ""), false);
    assert.ok((await scopesOf(world, renewed.access_token)).includes("chat:write"));
    assert.equal((await scopesOf(world, renewed.access_token)).includes("client"), false);
  });

  test("are not in the token that an exchange gives", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    await grantUnchecked(world, app.id, "app_configurations:write");

    const set = await world.actor("").does("oauth.v2.exchange", { ...clientOf(app), token: app.bot_token ?? "" });

    assert.equal((await scopesOf(world, set.access_token)).includes("app_configurations:write"), false);
  });

  test("are gone when the app is installed again", async () => {
    await using world = await workspace();
    const app = await createApp(world, { scopes: { bot: ["chat:write"] } });
    await install(world, "alice", app, { scope: "chat:write" });
    await grantUnchecked(world, app.appId, "client");

    const again = await install(world, "alice", app, { scope: "chat:write,users:read" });

    assert.equal(again.scope, "chat:write,users:read");
  });

  test("are not granted by a code that was issued for them", async () => {
    await using world = await workspace();
    const app = await createApp(world, { scopes: { bot: ["chat:write"] } });
    await changeApp(world, app, { scopes: { bot: ["chat:write"] } });
    const code = await consent(world, "alice", app, { scope: "chat:write" });
    await world.platform.store.db.updateTable("oauth_codes").set({ user_scopes: "client,triggers:write" }).execute();

    const installed = await world.actor("").does("oauth.v2.access", { ...app.client, code });

    assert.equal(installed.scope, "chat:write");
    assert.equal(installed.authed_user?.access_token, undefined);
  });
});
