import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { consent, createApp, install } from "../../packages/server/testkit/installing.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "../storage/platformPlace.ts";
import { inFile, inPostgres } from "../storage/storeKinds.ts";

const rounds = 15;
const callers = 8;
const asked = { scope: "chat:write", userScope: "users:read" };

for (const kind of [inFile, inPostgres]) {
  describe(`codes under pressure: ${kind.name}`, { skip: kind.skip }, () => {
    async function opened(): Promise<Workspace> {
      const place = await kind.fresh();
      const world = await workspace({ ...platformOptions(place.location) });
      const close = async () => {
        await world[Symbol.asyncDispose]();
        await place[Symbol.asyncDispose]();
      };
      return { ...world, [Symbol.asyncDispose]: close };
    }

    test("of several who redeem one at once a single one is answered, and what it got is taken back", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });

      for (let round = 0; round < rounds; round++) {
        const code = await consent(world, "alice", app, asked);
        const answers = await Promise.all(
          Array.from({ length: callers }, () => world.actor("").asks("oauth.v2.access", { ...app.client, code })),
        );

        const codes = answers.map((answer) => answer.error ?? "ok");
        assert.deepEqual(
          codes.filter((error) => error !== "invalid_code"),
          ["ok"],
        );
        const token = String(answers.find((answer) => answer.ok)?.["access_token"]);
        assert.equal(await world.actor(token).refused("auth.test", {}), "token_revoked");
      }
    });

    test("installing again while the app refreshes leaves exactly one refresh token that works", async () => {
      await using world = await opened();
      const app = await createApp(world, { isRotating: true });
      let held = (await install(world, "alice", app, asked)).refresh_token ?? "";
      const refresh = (token: string) => ({ ...app.client, grant_type: "refresh_token", refresh_token: token });

      for (let round = 0; round < rounds; round++) {
        const code = await consent(world, "alice", app, asked);
        const [refreshed, installed] = await Promise.all([
          world.actor("").asks("oauth.v2.access", refresh(held)),
          world.actor("").asks("oauth.v2.access", { ...app.client, code }),
        ]);

        assert.equal(installed.ok, true);
        assert.ok(refreshed.ok || refreshed.error === "invalid_refresh_token", refreshed.error ?? "");
        const given = [refreshed, installed]
          .filter((answer) => answer.ok)
          .map((answer) => String(answer["refresh_token"]));
        const next = await Promise.all(given.map((token) => world.actor("").asks("oauth.v2.access", refresh(token))));
        const renewed = next.filter((answer) => answer.ok);
        assert.equal(renewed.length, 1, JSON.stringify(next.map((answer) => answer.error ?? "ok")));
        held = String(renewed[0]?.["refresh_token"]);
      }
    });
  });
}
