import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.command";

describe(method, () => {
  test("runs a command of the platform, and returns its answer instead of showing it", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const channel = world.random;

    assert.deepEqual(await bob.does(method, { channel, command: "/topic", text: "Lunch" }), { ok: true });
    const asked = await bob.does(method, { channel, command: "/topic" });

    assert.equal(asked.response, "The topic is: Lunch");
  });

  test("gives an app its command", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);

    await alice.does(method, { channel: world.general, command: "/dev", text: "hello" });

    assert.deepEqual([app.last()["command"], app.last()["text"]], ["/dev", "hello"]);
  });

  const run = async (world: Workspace, args: object) =>
    (await atHome(world, world.carol)).refused(method, { channel: world.general, command: "/who", ...args });

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
