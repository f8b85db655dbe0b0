import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enableCodeChannels, openCodeChannel, secondAgent } from "../../../testkit/codeChannels.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { Receiver, subscribe } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.setCommands";

const plan = { name: "plan", description: "Shows the plan", argument_hint: "[step]" };

describe(method, () => {
  test("replaces the commands of the agent, which people of the channel can use", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const { alice, channel_id } = await openCodeChannel(world);
    await world.bot.does(method, { channel_id, commands: [{ name: "old" }] });

    assert.equal((await world.bot.does(method, { channel_id, commands: [plan] })).command_count, 1);

    const { code_channel } = await alice.does("client.codeChannels.info", { channel: channel_id });
    assert.deepEqual(
      code_channel?.commands.map(({ command, usage_hint }) => [command, usage_hint]),
      [["/plan", "[step]"]],
    );
    await alice.does("client.commands.run", { channel: channel_id, command: "/plan", text: "2" });
    const heard = app.last();
    assert.deepEqual([heard["command"], heard["text"], heard["channel_id"]], ["/plan", "2", channel_id]);
    const elsewhere = { channel: world.general, command: "/plan", text: "2" };
    assert.equal(await alice.refused("client.commands.run", elsewhere), "command_not_found");
  });

  test("are gone while the app has code channels turned off", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    await world.bot.does(method, { channel_id, commands: [plan] });

    await enableCodeChannels(world, { code_channels: { enabled: false } });

    const { code_channel } = await alice.does("client.codeChannels.info", { channel: channel_id });
    assert.deepEqual(code_channel?.commands, []);
    const run = { channel: channel_id, command: "/plan", text: "" };
    assert.equal(await alice.refused("client.commands.run", run), "command_not_found");
  });

  test("sends a command to the address of the manifest", async () => {
    await using receiver = await Receiver.start();
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    await subscribe(world, receiver, []);
    await enableCodeChannels(world, { events: [], code_channels: { slash_command_url: receiver.url } });
    await world.bot.does(method, { channel_id, commands: [plan] });

    await alice.does("client.commands.run", { channel: channel_id, command: "/plan", text: "" });

    // Events from before the subscription ended may come first.
    const request = receiver.received.find(({ text }) => text.includes("command="));
    assert.equal(new URLSearchParams(request?.text).get("command"), "/plan");
    assert.match(String(request?.headers["x-slack-signature"]), /^v0=/);
  });

  const given = { commands: [plan] };

  refuses(method, {
    feature_not_enabled: (world) => world.bot.refused(method, { channel_id: world.general, ...given }),
    async channel_not_found(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { channel_id: world.secret, ...given });
    },
    async channel_type_not_supported(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { channel_id: world.general, ...given });
    },
    async not_in_channel(world) {
      await enableCodeChannels(world);
      const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
      return world.bot.refused(method, { channel_id: channel.id, ...given });
    },
    async is_archived(world) {
      const { channel_id } = await openCodeChannel(world);
      await world.bot.does("agents.conversations.archive", { channel_id });
      return world.bot.refused(method, { channel_id, ...given });
    },
    async invalid_arguments(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, commands: [{ name: "topic" }] });
    },
    async too_many_commands(world) {
      const { channel_id } = await openCodeChannel(world);
      const other = await secondAgent(world, channel_id);
      const nine = Array.from({ length: 9 }, (_, at) => ({ name: `c${at}` }));
      await other.does(method, { channel_id, commands: nine });
      return world.bot.refused(method, { channel_id, commands: [plan, { name: "more" }] });
    },
    async command_name_taken(world) {
      const { channel_id } = await openCodeChannel(world);
      const other = await secondAgent(world, channel_id);
      await other.does(method, { channel_id, commands: [plan] });
      return world.bot.refused(method, { channel_id, commands: [plan] });
    },
  });
});
