import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createApp, install, type NewApp } from "../../../testkit/installing.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { configureApp } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const slash_commands = [{ command: "/lunch", description: "Asks for lunch", url: "https://echo.test/lunch" }];

/** An app of Alice's with a command that other apps have, too. */
async function makeApp(world: Workspace): Promise<NewApp> {
  const app = await createApp(world, { scopes: { bot: ["commands"] } });
  const features = { bot_user: { display_name: "Echo" }, slash_commands };
  await configureApp(world, {}, { features }, { id: app.appId });
  return app;
}

async function installAll(world: Workspace, ...apps: readonly NewApp[]): Promise<string[]> {
  const tokens = [];
  for (const app of apps) {
    const { access_token: token = "" } = await install(world, "alice", app, { scope: "commands" });
    tokens.push(token);
  }
  return tokens;
}

/** The app that receives the command, and the app that the composer names beside it. */
async function ownersOf(world: Workspace): Promise<{ asked: string | undefined; shown: string[] }> {
  const bob = await atHome(world, world.bob);
  heard.length = 0;
  await bob.asks("client.commands.run", { channel: world.general, command: "/lunch", text: "" });
  const { apps } = await bob.does("client.apps.list", {});
  const owners = apps.filter(({ commands }) => commands.some(({ command }) => command === "/lunch"));
  return { asked: heard[0], shown: owners.map(({ id }) => id) };
}

const heard: string[] = [];
const asking = () =>
  workspace({
    async ask(appId) {
      heard.push(appId);
      return { answered: true, body: {} };
    },
  });

const only = (app: NewApp) => ({ asked: app.appId, shown: [app.appId] });

describe("a command that two apps have", () => {
  test("reaches the one that was installed last, whichever was made first", async () => {
    await using world = await asking();
    const [first, second] = [await makeApp(world), await makeApp(world)];

    await installAll(world, second, first);

    assert.deepEqual(await ownersOf(world), only(first));
  });

  test("reaches the one that was installed again", async () => {
    await using world = await asking();
    const [first, second] = [await makeApp(world), await makeApp(world)];

    await installAll(world, first, second, first);

    assert.deepEqual(await ownersOf(world), only(first));
  });

  test("reaches the earlier one again when the later one is uninstalled, and back", async () => {
    await using world = await asking();
    const [first, second] = [await makeApp(world), await makeApp(world)];
    const [, token = ""] = await installAll(world, first, second);
    assert.deepEqual(await ownersOf(world), only(second));

    await world.actor(token).does("apps.uninstall", second.client);
    assert.deepEqual(await ownersOf(world), only(first));

    await installAll(world, second);
    assert.deepEqual(await ownersOf(world), only(second));
  });

  test("reaches an older app that has it since an update only when it was installed later", async () => {
    await using world = await asking();
    const first = await createApp(world, { scopes: { bot: ["commands"] } });
    const second = await makeApp(world);
    await installAll(world, first, second);

    const features = { bot_user: { display_name: "Echo" }, slash_commands };
    await configureApp(world, {}, { features }, { id: first.appId });
    assert.deepEqual(await ownersOf(world), only(second));

    await installAll(world, first);
    assert.deepEqual(await ownersOf(world), only(first));
  });
});
