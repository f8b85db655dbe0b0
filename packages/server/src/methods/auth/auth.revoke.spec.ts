import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { renew, startRotating } from "../../../testkit/apps.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "auth.revoke";

describe(method, () => {
  test("of an expiring token revokes that one alone [API-3.10]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const next = await renew(world, refresh(set.refresh_token));

    assert.deepEqual(await world.actor(next.access_token).does(method, {}), { ok: true, revoked: true });

    assert.equal(await world.actor(next.access_token).refused("auth.test", {}), "token_revoked");
    await world.actor(set.access_token).does("auth.test", {});
    await renew(world, refresh(next.refresh_token));
  });

  test("of a refresh token revokes that one alone [API-3.12]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);

    await world.actor(set.refresh_token).does(method, {});

    await world.actor(set.access_token).does("auth.test", {});
    assert.equal(await world.actor("").refused("oauth.v2.access", refresh(set.refresh_token)), "invalid_refresh_token");
    assert.equal(await world.actor(set.refresh_token).refused(method, {}), "token_revoked");
  });

  test("of a long-lived token ends the authorization, and the app is notified [API-3.15]", async () => {
    await using world = await workspace();

    await world.bot.does(method, {});

    assert.equal(await world.bot.refused("auth.test", {}), "token_revoked");
    const events = await world.platform.store.db
      .selectFrom("outbox")
      .selectAll()
      .where("audience", "=", "app")
      .execute();
    assert.deepEqual(
      events.map((event) => event.type),
      ["tokens_revoked"],
    );
  });

  test("as a test revokes nothing", async () => {
    await using world = await workspace();

    assert.deepEqual(await world.bot.does(method, { test: true }), { ok: true, revoked: false });
    await world.bot.does("auth.test", {});
  });

  test("a refresh token is no access token", async () => {
    await using world = await workspace();
    const { set } = await startRotating(world);

    assert.equal(await world.actor(set.refresh_token).refused("auth.test", {}), "invalid_auth");
  });
});
