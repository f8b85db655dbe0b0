import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeCanvas } from "../../../testkit/canvases.ts";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.getCanvas";

describe(method, () => {
  test("reads a canvas that the channel shows as Markdown", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const canvas_id = await makeCanvas(world.bot, "# Plan\n\n- one", "The plan");
    const named = { channel: channel_id, canvas_id };
    assert.equal(await world.bot.refused(method, named), "canvas_not_found");
    await world.bot.does("agents.conversations.setView", { channel_id, type: "canvas", view_key: "plan", canvas_id });

    const read = await world.bot.does(method, named);

    assert.deepEqual([read.title, read.content, read.comments], ["The plan", "# Plan\n\n- one", []]);
  });

  const given = { canvas_id: "F0000000000" };

  refuses(method, {
    feature_not_enabled: (world) => world.bot.refused(method, { channel: world.general, ...given }),
    async channel_not_found(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { channel: world.secret, ...given });
    },
    async channel_type_not_supported(world) {
      await enableCodeChannels(world);
      return world.bot.refused(method, { channel: world.general, ...given });
    },
    async not_in_channel(world) {
      await enableCodeChannels(world);
      const { channel } = await world.alice.does("conversations.create", { name: "elsewhere" });
      return world.bot.refused(method, { channel: channel.id, ...given });
    },
    async is_archived(world) {
      const { channel_id } = await openCodeChannel(world);
      await world.bot.does("agents.conversations.archive", { channel_id });
      return world.bot.refused(method, { channel: channel_id, ...given });
    },
    async canvas_not_found(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel: channel_id, ...given });
    },
  });
});
