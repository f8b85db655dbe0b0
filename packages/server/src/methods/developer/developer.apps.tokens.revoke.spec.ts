import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { startRotating } from "../../../testkit/apps.ts";
import { workedAppRefusals, workshop } from "../../../testkit/collaborating.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.tokens.revoke";

async function tokenOf(world: Workspace, appId: string, text: string) {
  const alice = await configuring(world, "alice");
  const { tokens } = await alice.does("developer.apps.tokens.list", { app_id: appId });
  const found = tokens.find(({ masked }) => masked.endsWith(text.slice(-4)));
  return { alice, token_id: found?.token_id ?? assert.fail() };
}

describe(method, () => {
  test("ends a long-lived token, and the others stay", async () => {
    await using world = await workspace();
    const { id, bot_token = "" } = devApp(world);
    const { alice, token_id } = await tokenOf(world, id, bot_token);

    await alice.does(method, { app_id: id, token_id });

    assert.equal(await world.bot.refused("auth.test", {}), "token_revoked");
    await world.bob.does("auth.test", {});
  });

  test("ends one token of those that rotate, and the app can still refresh", async () => {
    await using world = await workspace();
    const { app, set, refresh } = await startRotating(world);
    const text = String(set.access_token);
    const { alice, token_id } = await tokenOf(world, app.id, text);

    await alice.does(method, { app_id: app.id, token_id });

    assert.equal(await world.actor(text).refused("auth.test", {}), "token_revoked");
    await world.actor("").does("oauth.v2.access", refresh(String(set.refresh_token)));
  });

  test("does not find the token of another app", async () => {
    await using world = await workspace();
    const { appId } = await workshop(world);
    const { id, bot_token = "" } = devApp(world);
    const { alice, token_id } = await tokenOf(world, id, bot_token);

    assert.equal(await alice.refused(method, { app_id: appId, token_id }), "token_not_found");
  });

  refuses(method, {
    ...workedAppRefusals(method, { token_id: "G0000000001-0" }),
    token_not_found: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, token_id: "G0000000001-0" });
    },
  });
});
