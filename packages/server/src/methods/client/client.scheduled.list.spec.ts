import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftBlocks } from "../../../testkit/drafts.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.scheduled.list";

describe(method, () => {
  test("lists text, blocks, thread and time of what a person scheduled in the client, next first", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const channel = world.random;
    const { ts } = await bob.does("chat.postMessage", { channel, text: "Lunch?" });
    const atS = Math.floor(world.clock.nowMs() / 1000) + 600;
    const asked = { channel, text: "Soup", blocks: draftBlocks("Soup"), thread_ts: ts };
    await bob.does("chat.scheduleMessage", { ...asked, post_at: atS + 60 });
    await bob.does("chat.scheduleMessage", { channel, text: "Bread", post_at: atS });
    // What an app schedules for the person is the app's.
    await world.bob.does("chat.scheduleMessage", { channel, text: "By an app", post_at: atS });

    const first = await bob.does(method, { limit: 1 });
    const second = await bob.does(method, { limit: 1, cursor: first.response_metadata.next_cursor });
    const found = [...first.scheduled_messages, ...second.scheduled_messages];
    assert.deepEqual(
      found.map(({ text, thread_ts, post_at }) => [text, thread_ts, post_at]),
      [
        ["Bread", undefined, atS],
        ["Soup", ts, atS + 60],
      ],
    );
    assert.match(JSON.stringify(found[1]?.blocks), /"rich_text".*"Soup"/);
    assert.deepEqual((await (await atHome(world, world.carol)).does(method, {})).scheduled_messages, []);
  });

  refuses(method, {
    invalid_channel: async (world) => (await atHome(world, world.carol)).refused(method, { channel: world.secret }),
    invalid_cursor: async (world) => (await atHome(world, world.bob)).refused(method, { cursor: "forged" }),
  });
});
