import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftBlocks } from "../../../testkit/drafts.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.drafts.list";

describe(method, () => {
  test("lists the caller's drafts in pages, the latest first", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    for (const channel of [world.general, world.random, world.secret]) {
      await bob.does("client.drafts.save", { channel, blocks: draftBlocks("begun") });
      world.clock.advance({ seconds: 1 });
    }
    const first = await bob.does(method, { limit: 2 });
    const second = await bob.does(method, { limit: 2, cursor: first.response_metadata.next_cursor });
    const channels = [...first.drafts, ...second.drafts].map((draft) => draft.channel_id);
    assert.deepEqual(channels, [world.secret, world.random, world.general]);
    assert.equal(second.response_metadata.next_cursor, "");
    assert.deepEqual((await (await atHome(world, world.carol)).does(method, {})).drafts, []);
  });

  test("can be narrowed to a conversation", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    for (const channel of [world.general, world.random])
      await bob.does("client.drafts.save", { channel, blocks: draftBlocks("begun") });
    const { drafts } = await bob.does(method, { channel: world.random });
    assert.deepEqual(
      drafts.map((draft) => draft.channel_id),
      [world.random],
    );
  });

  refuses(method, {
    channel_not_found: async (world) => (await atHome(world, world.carol)).refused(method, { channel: world.secret }),
    invalid_cursor: async (world) => (await atHome(world, world.bob)).refused(method, { cursor: "forged" }),
  });
});
