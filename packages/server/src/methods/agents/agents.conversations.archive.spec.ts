import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emittedOf } from "../../../testkit/agents.ts";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.archive";

describe(method, () => {
  test("posts the summary at the origin, closes the session and archives the channel", async () => {
    await using world = await workspace();
    const { channel_id, originTs } = await openCodeChannel(world);
    const said = await world.bot.does("chat.postMessage", { channel: channel_id, text: "Fixed in 3 lines" });

    await world.bot.does(method, { channel_id, summary_message_ts: said.ts });

    const replies = await world.alice.does("conversations.replies", { channel: world.general, ts: originTs });
    assert.equal(replies.messages.at(-1)?.text, "Fixed in 3 lines");
    const { channel } = await world.alice.does("conversations.info", { channel: channel_id });
    assert.equal(channel.is_archived, true);
    assert.equal((await emittedOf(world, "agent_session_changed")).at(-1)?.["status"], "closed");
  });

  const given = {};

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
      return world.bot.refused(method, { channel_id, summary_message_ts: originTs });
    },
    async origin_not_found(world) {
      await enableCodeChannels(world);
      const { channel_id } = await world.bot.does("agents.conversations.create", { name: "Alone" });
      const { ts } = await world.bot.does("chat.postMessage", { channel: channel_id, text: "Done" });
      return world.bot.refused(method, { channel_id, summary_message_ts: ts });
    },
  });
});
