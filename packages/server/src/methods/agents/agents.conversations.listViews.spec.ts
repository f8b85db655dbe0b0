import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enableCodeChannels, openCodeChannel } from "../../../testkit/codeChannels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "agents.conversations.listViews";

describe(method, () => {
  test("lists the views in the order in which they were added", async () => {
    await using world = await workspace();
    const { channel_id } = await openCodeChannel(world);
    const set = (view: object) => world.bot.does("agents.conversations.setView", { channel_id, ...view });
    const { view_id } = await set({ view_key: "a/one.html", content: "1" });
    world.clock.advance({ seconds: 5 });
    await set({ type: "pull_request", pr_url: "https://git.example.com/1", name: "The fix" });

    const { views } = await world.bot.does(method, { channel_id });

    assert.deepEqual([views[0]?.view_id, views[0]?.view_key, views[0]?.content_version], [view_id, "a/one.html", 1]);
    assert.deepEqual(
      views.map(({ label }) => label),
      ["one", "The fix"],
    );
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
  });
});
