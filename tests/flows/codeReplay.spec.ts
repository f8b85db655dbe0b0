import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { changeApp, consent, createApp, install, type NewApp } from "../../packages/server/testkit/installing.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inFile, inPostgres } from "../storage/storeKinds.ts";
import { twoServers } from "../storage/twoServers.ts";

const method = "oauth.v2.access";
const asked = { scope: "chat:write", userScope: "users:read" };

function redeem(world: Workspace, app: NewApp, code: string) {
  return world.actor("").does(method, { ...app.client, code });
}

async function replay(world: Workspace, app: NewApp, code: string): Promise<void> {
  assert.equal(await world.actor("").refused(method, { ...app.client, code }), "invalid_code");
}

function refresh(world: Workspace, app: NewApp, token = "") {
  const renewal = { ...app.client, grant_type: "refresh_token", refresh_token: token };
  return world.actor("").asks(method, renewal) as Promise<Pair & { readonly error?: string }>;
}

interface Pair {
  readonly access_token?: string | undefined;
  readonly refresh_token?: string | undefined;
}

async function works(world: Workspace, token = ""): Promise<void> {
  await world.actor(token).does("auth.test", {});
}

async function isRevoked(world: Workspace, token = ""): Promise<void> {
  assert.equal(await world.actor(token).refused("auth.test", {}), "token_revoked");
}

for (const kind of [inFile, inPostgres]) {
  describe(`a code that is redeemed twice: ${kind.name}`, { skip: kind.skip }, () => {
    async function opened(): Promise<Workspace> {
      const place = await kind.fresh();
      const world = await workspace({ ...platformOptions(place.location) });
      const close = async () => {
        await world[Symbol.asyncDispose]();
        await place[Symbol.asyncDispose]();
      };
      return { ...world, [Symbol.asyncDispose]: close };
    }

    test("revokes the user token that it issued and leaves the installation of another person alone", async () => {
      await using world = await opened();
      const app = await createApp(world);
      const owner = await install(world, "alice", app, asked);
      const code = await consent(world, "bob", app, asked);
      const second = await redeem(world, app, code);

      await replay(world, app, code);

      await works(world, owner.access_token);
      await works(world, owner.authed_user?.access_token);
      await isRevoked(world, second.authed_user?.access_token);
    });

    test("leaves the user token alone that an earlier code issued to the same person", async () => {
      await using world = await opened();
      const app = await createApp(world);
      const earlier = await install(world, "bob", app, asked);
      const code = await consent(world, "bob", app, asked);
      await redeem(world, app, code);

      await replay(world, app, code);

      await works(world, earlier.access_token);
      await works(world, earlier.authed_user?.access_token);
    });

    test("leaves an org-wide installation alone when another workspace's admin authorizes the app again", async () => {
      await using world = await opened();
      const app = await createApp(world, { isForOrgs: true });
      const forOrg = { scope: "chat:write,team:read", isForOrg: true };
      const owner = await install(world, "alice", app, forOrg);
      const code = await consent(world, "alice", app, forOrg);
      await redeem(world, app, code);

      await replay(world, app, code);

      await works(world, owner.access_token);
    });

    test("revokes a rotating pair with all pairs refreshed from it, and revives the pair that it replaced", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });
      const owner = await install(world, "alice", app, asked);
      const code = await consent(world, "bob", app, asked);
      const second = await redeem(world, app, code);
      const descendant = await refresh(world, app, second.refresh_token);

      await replay(world, app, code);

      for (const pair of [second, descendant]) {
        await isRevoked(world, pair.access_token);
        assert.equal((await refresh(world, app, pair.refresh_token)).error, "invalid_refresh_token");
      }
      await isRevoked(world, second.authed_user?.access_token);
      world.clock.advance({ seconds: limits.access_token_lifetime_s });
      const renewed = await refresh(world, app, owner.refresh_token);
      await works(world, renewed.access_token);
      assert.deepEqual(await refresh(world, app, owner.refresh_token), renewed, "a retry inside the grace");
      await works(world, (await refresh(world, app, renewed.refresh_token)).access_token);
    });

    test("revokes once: a third redemption does not touch what the revived pair has led to", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });
      const owner = await install(world, "alice", app, asked);
      const code = await consent(world, "bob", app, asked);
      await redeem(world, app, code);
      await replay(world, app, code);
      const renewed = await refresh(world, app, owner.refresh_token);

      await replay(world, app, code);

      await works(world, renewed.access_token);
      await works(world, (await refresh(world, app, renewed.refresh_token)).access_token);
    });

    test("revokes its own pair and not the one that a later code issued", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });
      const code = await consent(world, "alice", app, asked);
      const first = await redeem(world, app, code);
      const later = await install(world, "bob", app, asked);

      await replay(world, app, code);

      await isRevoked(world, first.access_token);
      await isRevoked(world, first.authed_user?.access_token);
      await works(world, later.access_token);
      await works(world, later.authed_user?.access_token);
      await works(world, (await refresh(world, app, later.refresh_token)).access_token);
    });

    test("two replayed codes in a row leave the pair that existed before both", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });
      const owner = await install(world, "alice", app, asked);
      const codes = [await consent(world, "bob", app, asked), await consent(world, "carol", app, asked)];
      for (const code of codes) await redeem(world, app, code);

      for (const code of codes) await replay(world, app, code);

      const renewed = await refresh(world, app, owner.refresh_token);
      await works(world, renewed.access_token);
    });

    test("never revives a refresh token that was revoked on purpose", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });
      const owner = await install(world, "alice", app, asked);
      await world.actor(owner.refresh_token ?? "").does("auth.revoke", {});
      const code = await consent(world, "bob", app, asked);
      await redeem(world, app, code);

      await replay(world, app, code);

      assert.equal((await refresh(world, app, owner.refresh_token)).error, "invalid_refresh_token");
    });

    test("leaves the long-lived token working that was out when the app began to rotate", async () => {
      await using world = await opened();
      const app = await createApp(world);
      const owner = await install(world, "alice", app, asked);
      await changeApp(world, app, { isRotating: true });
      const code = await consent(world, "bob", app, asked);
      const second = await redeem(world, app, code);
      await refresh(world, app, second.refresh_token);

      await replay(world, app, code);

      await isRevoked(world, second.access_token);
      await works(world, owner.access_token);
    });

    test("revokes the pair that the long-lived token it issued was exchanged for", async () => {
      await using world = await opened();
      const app = await createApp(world);
      const code = await consent(world, "alice", app, asked);
      const first = await redeem(world, app, code);
      await changeApp(world, app, { isRotating: true });
      const exchange = { ...app.client, token: first.access_token ?? "" };
      const exchanged = await world.actor("").does("oauth.v2.exchange", exchange);

      await replay(world, app, code);

      await isRevoked(world, first.access_token);
      await isRevoked(world, exchanged.access_token);
      assert.equal((await refresh(world, app, exchanged.refresh_token)).error, "invalid_refresh_token");
    });

    test("deletes the incoming webhook that it issued and no other", async () => {
      await using world = await opened();
      const app = await createApp(world);
      const wish = { scope: "incoming-webhook", webhookChannelId: world.general };
      const kept = await install(world, "alice", app, wish);
      const code = await consent(world, "bob", app, wish);
      const second = await redeem(world, app, code);

      await replay(world, app, code);

      const rows = await world.platform.store.db.selectFrom("incoming_webhooks").select("id").execute();
      const idIn = (url = "") => url.split("/").at(-2);
      const ids = rows.map((row) => row.id);
      assert.ok(ids.includes(idIn(kept.incoming_webhook?.url) ?? ""));
      assert.ok(!ids.includes(idIn(second.incoming_webhook?.url) ?? ""));
    });

    test("on two servers at once revokes what one of them was given, and nothing else", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const app = await createApp(first, { isRotating: true });
      let held: Pair = await install(first, "alice", app, asked);

      for (let round = 0; round < 8; round++) {
        const code = await consent(first, "bob", app, asked);
        const answers = await Promise.all(
          [first, second, first, second].map((world) => world.actor("").asks(method, { ...app.client, code })),
        );
        const given = answers.filter((answer) => answer.ok) as Pair[];
        assert.equal(given.length, 1);
        await isRevoked(second, given[0]?.access_token);
        await works(first, held.access_token);
        held = await refresh(second, app, held.refresh_token);
        await works(first, held.access_token);
      }
    });

    test("while the app refreshes leaves no descendant of its pair", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const app = await createApp(first, { isRotating: true });
      const owner = await install(first, "alice", app, asked);
      let held: Pair = owner;

      for (let round = 0; round < 8; round++) {
        const code = await consent(first, "bob", app, asked);
        const given = await redeem(first, app, code);
        const [refreshed] = await Promise.all([refresh(second, app, given.refresh_token), replay(first, app, code)]);
        if (refreshed.access_token) await isRevoked(second, refreshed.access_token);
        held = await refresh(first, app, held.refresh_token);
        await works(second, held.access_token);
      }
    });
  });
}
