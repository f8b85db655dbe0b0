import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeCanvas, markdownOf, sectionsWith } from "../../../testkit/canvases.ts";
import { limits } from "@platform/protocol";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.setCanvasContent";

describe(method, () => {
  test("changes only the sections that differ, and the others keep their ids", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const canvas_id = await makeCanvas(world.bot, "# Plan\n\nfirst\n\nlast");
    await world.bot.does("agents.conversations.setView", { channel_id, type: "canvas", view_key: "plan", canvas_id });
    const before = await sectionsWith(world.bot, canvas_id, "last");
    const set = (content: string) => world.bot.does(method, { channel: channel_id, canvas_id, content });

    assert.equal((await set("# Plan\n\nsecond\n\nlast")).sections_changed_count, 1);
    assert.equal((await set("# Plan\n\nsecond\n\nlast")).sections_changed_count, 0);
    assert.equal((await set("# Plan\n\nlast")).sections_changed_count, 1);

    assert.equal(await markdownOf(world, canvas_id), "# Plan\n\nlast");
    assert.deepEqual(await sectionsWith(world.bot, canvas_id, "last"), before);
  });

  const given = { canvas_id: "F0000000000", content: "x" };

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
    async restricted_action(world) {
      const { channel_id } = await openCodeChannel(world);
      const canvas_id = await makeCanvas(world.alice, "Hers");
      await world.alice.does("canvases.access.set", { canvas_id, access_level: "read", channel_ids: [channel_id] });
      return world.bot.refused(method, { channel: channel_id, canvas_id, content: "x" });
    },
    async canvas_editing_failed(world) {
      const { channel_id } = await openCodeChannel(world);
      const content = "x".repeat(limits.canvas_chars_max + 1);
      return world.bot.refused(method, { channel: channel_id, canvas_id: "F0000000000", content });
    },
  });
});
