import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

/** Limits the bot's app to these addresses, as its author would. */
async function limitApp(world: Workspace, ranges: readonly string[]): Promise<void> {
  const author = world.actor(world.dev.config_token ?? "");
  const app = world.dev.apps.find((candidate) => candidate.bot_token === world.bot.token);
  const { manifest } = (await author.asks("apps.manifest.export", { app_id: app?.id })) as unknown as {
    manifest: { settings?: object };
  };
  const limited = { ...manifest, settings: { ...manifest.settings, allowed_ip_address_ranges: ranges } };
  const updated = await author.asks("apps.manifest.update", { app_id: app?.id, manifest: limited });
  assert.equal(updated.ok, true, JSON.stringify(updated));
}

async function codeFrom(world: Workspace, token: string, address: string): Promise<string> {
  const authorization = `Bearer ${token}`;
  const body = await world.send({ method: "auth.test", authorization, address: () => address });
  return body.error ?? "ok";
}

describe("an app that allows only certain addresses", () => {
  test("has tokens that are good from there and invalid_auth from elsewhere [API-12.13]", async () => {
    await using world = await workspace();

    await limitApp(world, ["198.51.100.0/24", "2001:db8::1"]);

    for (const { token } of [world.bot, world.bob]) {
      assert.equal(await codeFrom(world, token, "198.51.100.9"), "ok");
      assert.equal(await codeFrom(world, token, "2001:db8::1"), "ok");
      assert.equal(await codeFrom(world, token, "203.0.113.1"), "invalid_auth");
      assert.equal(await codeFrom(world, token, "2001:db8::2"), "invalid_auth");
    }
  });

  test("is open again when its manifest names none", async () => {
    await using world = await workspace();
    await limitApp(world, ["198.51.100.0/24"]);

    await limitApp(world, []);

    assert.equal(await codeFrom(world, world.bot.token, "203.0.113.1"), "ok");
  });
});
