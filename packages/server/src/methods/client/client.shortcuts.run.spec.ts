import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.shortcuts.run";

describe(method, () => {
  test("tells the app which shortcut was used, and of which message", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const { apps } = await alice.does("client.apps.list", {});
    const shortcuts = apps.flatMap((one) => one.shortcuts);
    const named = (type: string) => shortcuts.find((one) => one.type === type)?.callback_id ?? "";
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "Look" });

    await alice.does(method, { callback_id: named("global") });
    assert.equal(app.last()["type"], "shortcut");
    await alice.does(method, { callback_id: named("message"), channel: world.general, ts });
    assert.deepEqual([app.last()["type"], app.last()["message_ts"]], ["message_action", ts]);
  });

  const use = async (world: Workspace, args: object) =>
    (await atHome(world, world.carol)).refused(method, { callback_id: "x", channel: world.general, ...args });

  refuses(method, {
    shortcut_not_found: (world) => use(world, {}),
    channel_not_found: (world) => use(world, { channel: world.secret, ts: "1600000000.000100" }),
    message_not_found: (world) => use(world, { ts: "1600000000.000100" }),
    bad_timestamp: (world) => use(world, { ts: "now" }),
  });
});
