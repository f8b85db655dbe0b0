import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openCodeChannel } from "../../../testkit/codeChannels.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.codeChannels.view";

describe(method, () => {
  test("reads blocks and HTML", async () => {
    await using world = await workspace();
    const { alice, channel_id } = await openCodeChannel(world);
    const set = (view: object) =>
      world.bot.does("agents.conversations.setView", { channel_id, view_key: "v", ...view });
    const html = await set({ content: "<p>x</p>" });
    const blocks = [{ type: "divider" }];
    const shown = await set({ view_key: "b", type: "block_kit", blocks });
    const read = (view_id: string) => alice.does(method, { channel: channel_id, view_id });

    assert.equal((await read(shown.view_id)).blocks?.length, 1);
    assert.equal((await read(html.view_id)).html, "<p>x</p>");
  });

  refuses(method, {
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, { channel: world.secret, view_id: "Ct0000000000" }),
    async view_not_found(world) {
      const { alice, channel_id } = await openCodeChannel(world);
      return alice.refused(method, { channel: channel_id, view_id: "Ct0000000000" });
    },
  });
});
