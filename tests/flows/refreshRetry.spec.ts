import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { renew, startRotating } from "../../packages/server/testkit/apps.ts";
import { inFile, inPostgres } from "../storage/storeKinds.ts";
import { twoServers } from "../storage/twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`a refresh that is retried within its grace: ${kind.name}`, { skip: kind.skip }, () => {
    test("gets the same pair on either server until one of them revokes it, and then none", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { set, refresh } = await startRotating(first);
      const pair = await renew(first, refresh(set.refresh_token));
      assert.equal((await renew(second, refresh(set.refresh_token))).access_token, pair.access_token);

      await second.actor(pair.access_token).does("auth.revoke", {});

      for (const world of [first, second]) {
        const code = await world.actor("").refused("oauth.v2.access", refresh(set.refresh_token));
        assert.equal(code, "invalid_refresh_token");
      }
      const next = await renew(first, refresh(pair.refresh_token));
      await second.actor(next.access_token).does("auth.test", {});
    });

    test("never hands out a token that a revocation at the same moment has ended", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const { set, refresh } = await startRotating(first);
      let held = set.refresh_token;

      for (let round = 0; round < 10; round++) {
        const pair = await renew(first, refresh(held));
        await Promise.all([
          first.actor(pair.access_token).does("auth.revoke", {}),
          second.actor("").asks("oauth.v2.access", refresh(held)),
        ]);
        const late = await second.actor("").refused("oauth.v2.access", refresh(held));
        assert.equal(late, "invalid_refresh_token");
        held = pair.refresh_token;
      }
    });
  });
}
