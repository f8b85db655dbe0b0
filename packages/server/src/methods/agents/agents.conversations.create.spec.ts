import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emittedOf } from "../../../testkit/agents.ts";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.create";

describe(method, () => {
  test("makes a channel of the title, invites the author of the origin and begins a session", async () => {
    await using world = await workspace();
    const { channel_id, originTs } = await openCodeChannel(world, "Fix: the Login page!");

    const { channel } = await world.alice.does("conversations.info", { channel: channel_id });
    assert.deepEqual([channel.name, channel.is_private], ["fix-the-login-page", false]);
    const { members } = await world.bot.does("conversations.members", { channel: channel_id });
    const { user_id } = await world.bot.does("auth.test", {});
    assert.deepEqual(members.toSorted(), [world.alice.id, user_id].toSorted());
    const [session] = await emittedOf(world, "agent_session_changed");
    assert.deepEqual(
      [session?.["title"], session?.["status"], session?.["thread_ts"], session?.["initiator"]],
      ["Fix: the Login page!", "active", undefined, world.alice.id],
    );
    const { alice } = await openCodeChannel(world);
    const { code_channel } = await alice.does("client.codeChannels.info", { channel: channel_id });
    assert.deepEqual(code_channel?.origin, { channel: world.general, ts: originTs });
  });

  test("returns the channel of a session that has one", async () => {
    await using world = await workspace();
    await enableCodeChannels(world);
    const first = await world.bot.does(method, { session_id: "run-1", name: "One" });

    assert.equal((await world.bot.does(method, { session_id: "run-1", name: "Two" })).channel_id, first.channel_id);
    assert.notEqual((await world.bot.does(method, { session_id: "run-2", name: "One" })).channel_id, first.channel_id);
  });

  test("names a channel after the origin, and numbers a name that is taken", async () => {
    await using world = await workspace();
    await enableCodeChannels(world);
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.general, text: "Why is it slow?" });
    const origin = { origin_channel_id: world.general, origin_message_ts: ts };
    const names = [];
    for (const is_private of [false, true]) {
      const { channel_id } = await world.bot.does(method, { ...origin, is_private });
      const { channel } = await world.alice.does("conversations.info", { channel: channel_id });
      names.push(`${channel.name} ${channel.is_private}`);
    }

    assert.deepEqual(names, ["why-is-it-slow false", "why-is-it-slow-2 true"]);
  });

  const missing = { origin_channel_id: "C0000000000", origin_message_ts: "1768467600.000100" };

  refuses(method, {
    feature_not_enabled: (world) => world.bot.refused(method, { name: "x" }),
    async invalid_arguments(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { session_id: "run-1" });
    },
    async channel_not_found(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, missing);
    },
    async message_not_found(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { ...missing, origin_channel_id: world.general });
    },
    async channel_type_not_supported(world) {
      await enableCodeChannels(world);
      const { channel: shared } = await shareWithFrank(world);
      await world.bot.does("conversations.join", { channel: shared });
      const { ts } = await world.alice.does("chat.postMessage", { channel: shared, text: "Lunch?" });
      return world.bot.refused(method, { origin_channel_id: shared, origin_message_ts: ts });
    },
  });
});
