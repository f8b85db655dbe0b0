import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emittedOf } from "../../../testkit/agents.ts";
import { openCodeChannel } from "../../../testkit/codeChannels.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.codeChannels.click";

const code_channel = {
  context_bar_items: [
    { key: "branch", label: "main" },
    { key: "retry", label: "Run again", item_type: "action" as const },
  ],
};

describe(method, () => {
  test("tells the agent who clicked which button", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    await world.bot.does("agents.conversations.setProperties", { channel_id, code_channel });

    await alice.does(method, { channel: channel_id, key: "retry" });

    const [event] = await emittedOf(world, "code_channel_action");
    assert.deepEqual(
      [event?.["channel"], event?.["user"], event?.["action"]],
      [channel_id, world.alice.id, { key: "retry", label: "Run again" }],
    );
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, key: "x" }),
    async item_not_found(world) {
      const { alice, channel_id } = await openCodeChannel(world);
      await world.bot.does("agents.conversations.setProperties", { channel_id, code_channel });
      return alice.refused(method, { channel: channel_id, key: "branch" });
    },
    async is_archived(world) {
      const { alice, channel_id } = await openCodeChannel(world);
      await world.bot.does("agents.conversations.archive", { channel_id });
      return alice.refused(method, { channel: channel_id, key: "retry" });
    },
  });
});
