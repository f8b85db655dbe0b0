import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

describe("apps.connections.open", () => {
  test("gives the URL of a socket, another one each time; what the socket does is tested with it", async () => {
    await using world = await workspace();
    const app = world.actor(world.dev.apps.find((candidate) => candidate.app_token !== undefined)?.app_token ?? "");

    const [first, second] = [await app.does("apps.connections.open", {}), await app.does("apps.connections.open", {})];

    assert.match(first.url, /^ws:\/\/.*\/socket\/app\?ticket=.*&app_id=A/);
    assert.notEqual(first.url, second.url);
  });

  test("is for tokens of apps, not for those of bots and people", async () => {
    await using world = await workspace();

    assert.equal(await world.bot.refused("apps.connections.open", {}), "not_allowed_token_type");
    assert.equal(await world.bob.refused("apps.connections.open", {}), "not_allowed_token_type");
  });
});
