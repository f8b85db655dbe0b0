import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.apps.list";

describe(method, () => {
  test("tells what can be used of each app", async () => {
    await using world = await workspace();
    const { apps } = await (await atHome(world, world.alice)).does(method, {});

    const dev = apps.find(({ name }) => name === "Dev App");
    assert.ok(dev?.home && dev.bot_user_id !== "");
    assert.ok(dev.commands.every(({ command }) => command.startsWith("/")) && dev.commands.length > 0);
    assert.deepEqual(new Set(dev.shortcuts.map(({ type }) => type)), new Set(["global", "message"]));
  });
});
