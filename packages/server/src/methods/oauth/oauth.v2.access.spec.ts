import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { clientOf, renew, startRotating } from "../../../testkit/apps.ts";
import { consent, createApp } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "oauth.v2.access";

describe(`${method}, refreshing`, () => {
  test("gives the next pair, and the old token works on until it expires [API-3.5, API-3.6]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);

    const next = await renew(world, refresh(set.refresh_token));

    assert.notEqual(next.access_token, set.access_token);
    assert.notEqual(next.refresh_token, set.refresh_token);
    await world.actor(set.access_token).does("auth.test", {});
    await world.actor(next.access_token).does("auth.test", {});
  });

  test("a token expires after exactly 12 hours [API-3.4]", async () => {
    await using world = await workspace();
    const { set } = await startRotating(world);

    world.clock.advance({ seconds: limits.access_token_lifetime_s - 1 });
    await world.actor(set.access_token).does("auth.test", {});
    world.clock.advance({ seconds: 1 });

    assert.equal(await world.actor(set.access_token).refused("auth.test", {}), "token_expired");
  });

  test("ten at once with the same token get one and the same pair [API-3.7]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);

    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(world, refresh(set.refresh_token))));

    assert.equal(new Set(answers.map((answer) => `${answer.access_token} ${answer.refresh_token}`)).size, 1);
  });

  test("a retry within the grace gets the same answer, also the lifetime that is always told [API-2.2, API-3.7]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const first = await renew(world, refresh(set.refresh_token));

    world.clock.advance({ seconds: limits.refresh_grace_s - 1 });
    const again = await renew(world, refresh(set.refresh_token));

    assert.equal(again.refresh_token, first.refresh_token);
    assert.equal(again.expires_in, limits.access_token_lifetime_s);
  });

  for (const half of ["access_token", "refresh_token"] as const) {
    test(`a retry within the grace is refused when the ${half} of the pair was revoked in between`, async () => {
      await using world = await workspace();
      const { set, refresh } = await startRotating(world);
      const pair = await renew(world, refresh(set.refresh_token));

      await world.actor(pair[half]).does("auth.revoke", {});

      assert.equal(await world.actor("").refused(method, refresh(set.refresh_token)), "invalid_refresh_token");
      if (half === "access_token") await renew(world, refresh(pair.refresh_token));
    });
  }

  test("after the grace, or once its successor was spent, a token is worth nothing [API-3.7, API-3.8]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const second = await renew(world, refresh(set.refresh_token));
    const third = await renew(world, refresh(second.refresh_token));

    assert.equal(await world.actor("").refused(method, refresh(set.refresh_token)), "invalid_refresh_token");
    world.clock.advance({ seconds: limits.refresh_grace_s });
    assert.equal(await world.actor("").refused(method, refresh(second.refresh_token)), "invalid_refresh_token");
    await renew(world, refresh(third.refresh_token));
  });

  test("at most two tokens work; the oldest is revoked [API-3.9]", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const second = await renew(world, refresh(set.refresh_token));
    const third = await renew(world, refresh(second.refresh_token));

    assert.equal(await world.actor(set.access_token).refused("auth.test", {}), "token_revoked");
    await world.actor(second.access_token).does("auth.test", {});
    await world.actor(third.access_token).does("auth.test", {});
  });

  refuses(method, {
    oauth_authorization_url_mismatch: async (world) => {
      const app = await createApp(world);
      const code = await consent(world, "bob", app, { flow: "openid", scope: "openid" });
      return world.actor("").refused(method, { ...app.client, code });
    },
    "invalid_client_id [API-4.3]": (world) =>
      world.actor("").refused(method, { grant_type: "refresh_token", refresh_token: "x" }),
    "bad_client_secret [API-4.3]": async (world) => {
      const { set, refresh } = await startRotating(world);
      return world.actor("").refused(method, { ...refresh(set.refresh_token), client_secret: "wrong" });
    },
    "invalid_grant_type [API-4.4]": (world) => world.actor("").refused(method, { grant_type: "password" }),
    "invalid_refresh_token [API-4.4]": async (world) => {
      const { set, refresh } = await startRotating(world);
      const other = world.dev.apps.find((app) => app.name === "Dev App");
      return world.actor("").refused(method, { ...refresh(set.refresh_token), ...clientOf(other) });
    },
  });
});
