import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.feed.mark";

describe(method, () => {
  test("moves the position on, never back, and not beyond now", async () => {
    await using world = await workspace();
    const { alice, general: channel } = world;
    const bob = await atHome(world, world.bob);
    const unread = async () => (await bob.does("client.feed.list", {})).unread_count;
    const mention = async () => {
      world.clock.advance({ seconds: 1 });
      return (await alice.does("chat.postMessage", { channel, text: `<@${bob.id}>` })).ts;
    };
    const [first, second] = [await mention(), await mention()];
    assert.equal(await unread(), 2);
    await bob.does(method, { ts: second });
    await bob.does(method, { ts: first });
    assert.equal(await unread(), 0);
    await bob.does(method, { ts: "9999999999.000000" });
    await mention();
    assert.equal(await unread(), 1);
  });

  refuses(method, {
    invalid_timestamp: async (world) => (await atHome(world, world.bob)).refused(method, { ts: "now" }),
  });
});
