import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.setProperties";

const items = [
  { key: "branch", label: "fix/login", icon: "branch", url: "https://git.example.com/fix" },
  { key: "retry", label: "Run the tests again", item_type: "action" },
] as const;

describe(method, () => {
  test("changes what is given and keeps the rest", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    const { ts } = await world.bot.does("chat.postMessage", { channel: channel_id, text: "So far" });
    await world.bot.does(method, { channel_id, code_channel: { context_bar_items: [...items] } });
    await world.bot.does(method, { channel_id, code_channel: { summary_message: { message_ts: ts } } });
    await world.bot.does(method, { channel_id, agent_resource: { title: "Issue 12", provider: "tracker" } });
    await world.bot.does(method, { channel_id, agent_resource: { title: "Issue 13" } });

    const { code_channel } = await alice.does("client.codeChannels.info", { channel: channel_id });

    assert.deepEqual(code_channel?.context_bar_items, items);
    assert.deepEqual(code_channel.summary_message, { message_ts: ts });
    assert.deepEqual(code_channel.agent_resource, { title: "Issue 13", provider: "tracker" });
  });

  const given = { agent_resource: { title: "x" } };

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
    async message_not_found(world) {
      const { channel_id, originTs } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, code_channel: { summary_message: { message_ts: originTs } } });
    },
    async invalid_arguments(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id });
    },
  });

  const faulty: Readonly<Record<string, object>> = {
    "six items": { context_bar_items: ["a", "b", "c", "d", "e", "f"].map((key) => ({ key, label: key })) },
    "a key twice": { context_bar_items: [items[0], items[0]] },
    "an unknown icon": { context_bar_items: [{ key: "a", label: "A", icon: "unicorn" }] },
    "a script as address": { context_bar_items: [{ key: "a", label: "A", url: "javascript:alert(1)" }] },
  };

  for (const [what, code_channel] of Object.entries(faulty)) {
    test(`refuses ${what}`, async () => {
      await using world = await workspace();
      const { channel_id } = await openCodeChannel(world);

      assert.equal((await world.bot.asks(method, { channel_id, code_channel }))["error"], "invalid_arguments");
    });
  }
});
