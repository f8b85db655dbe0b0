import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.removeView";

describe(method, () => {
  test("removes a view by its key or its id", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const set = (view: object) => world.bot.does("agents.conversations.setView", { channel_id, ...view });
    const [html, diff] = [await set({ view_key: "one", content: "1" }), await set({ type: "diff", content: "+1" })];

    const removed = await world.bot.does(method, { channel_id, view_key: "one" });
    assert.equal(removed.view_id, html.view_id);
    await world.bot.does(method, { channel_id, view_id: diff.view_id });

    assert.deepEqual((await world.bot.does("agents.conversations.listViews", { channel_id })).views, []);
  });

  const given = { view_key: "one" };

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
    async view_not_found(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, view_key: "one" });
    },
    async invalid_arguments(world) {
      const { channel_id } = await openCodeChannel(world);
      return world.bot.refused(method, { channel_id, view_key: "one", view_id: "Ct0000000000" });
    },
  });
});
