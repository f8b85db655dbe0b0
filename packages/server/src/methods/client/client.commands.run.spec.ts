import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.commands.run";

describe(method, () => {
  test("gives the app the command, and shows what it answers", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const { apps } = await alice.does("client.apps.list", {});
    const command = apps.flatMap(({ commands }) => commands)[0]?.command ?? "";
    const run = { channel: world.general, command, text: "hello" };

    assert.deepEqual(await alice.does(method, run), { ok: true, asked: true, answered: true, shown: false });
    assert.deepEqual([app.last()["command"], app.last()["text"]], [command, "hello"]);
    app.answers(() => "Hello to you.");
    assert.equal((await alice.does(method, run)).shown, true);
    app.hangs();
    const failed = await alice.does(method, run);
    assert.deepEqual([failed.answered, failed.why], [false, "timeout"]);
  });

  const run = async (world: Workspace, args: object) =>
    (await atHome(world, world.carol)).refused(method, { channel: world.general, command: "/dev", ...args });

  refuses(method, {
    cannot_reply_to_message: (world) => run(world, { thread_ts: "1700000000.000100" }),
    async not_supported_in_thread(world) {
      const { ts } = await world.alice.does("chat.postMessage", { channel: world.general, text: "Lunch?" });
      return run(world, { command: "/dev", thread_ts: ts });
    },
    channel_not_found: (world) => run(world, { channel: world.secret }),
    command_not_found: (world) => run(world, { command: "/nobody-has-this" }),
    async not_in_channel(world) {
      const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
      return run(world, { channel: channel.id });
    },
  });
});
