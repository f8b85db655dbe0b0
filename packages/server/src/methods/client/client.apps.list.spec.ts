import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { makeAssistant } from "../../../testkit/assisting.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { devApp } from "../../../testkit/receiving.ts";
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

  test("tells which of them are assistants", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const assistants = async () => (await alice.does(method, {})).apps.filter(({ assistant }) => assistant);

    assert.deepEqual(await assistants(), []);
    await makeAssistant(world);
    assert.deepEqual(
      (await assistants()).map(({ name }) => name),
      ["Dev App"],
    );
  });

  test("leaves out what an admin has restricted, and no command of it runs", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const [known] = (await alice.does(method, {})).apps.find(({ name }) => name === "Dev App")?.commands ?? [];
    await alice.does("admin.apps.restrict", { team_id: teamsOf(world).acme, app_id: devApp(world).id });

    const { apps } = await alice.does(method, {});

    assert.equal(
      apps.some(({ name }) => name === "Dev App"),
      false,
    );
    const run = await alice.asks("client.commands.run", { channel: world.general, command: known?.command });
    assert.equal(run.error, "command_not_found");
  });
});
