import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { messageIn } from "../../../testkit/attaching.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "pins.list";

describe(method, () => {
  test("lists what is pinned, the latest first, with who pinned it and when", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const older = await messageIn(world, random, "older");
    const newer = await messageIn(world, random, "newer");
    await bob.does("pins.add", { channel: random, timestamp: newer });
    world.clock.advance({ seconds: 5 });
    await alice.does("pins.add", { channel: random, timestamp: older });

    const { items } = await world.bot.does(method, { channel: random });

    const now = Math.floor(world.clock.nowMs() / 1000);
    assert.deepEqual(
      items.map((item) => [item.message.text, item.created_by, item.created, item.channel]),
      [
        ["older", alice.id, now, random],
        ["newer", bob.id, now - 5, random],
      ],
    );
    assert.match(items[0]?.message.permalink ?? "", /archives/);
  });

  test("forgets what was deleted, with the reactions to it", async () => {
    await using world = await workspace();
    const { alice, bob, random } = world;
    const timestamp = await messageIn(world);
    await alice.does("chat.postMessage", { channel: random, text: "reply", thread_ts: timestamp });
    await bob.does("pins.add", { channel: random, timestamp });
    await bob.does("reactions.add", { channel: random, timestamp, name: "tada" });

    await alice.does("chat.delete", { channel: random, ts: timestamp });

    assert.deepEqual((await bob.does(method, { channel: random })).items, []);
    assert.deepEqual((await bob.does("reactions.list", {})).items, []);
  });

  refuses(method, {
    channel_not_found: (world) => world.carol.refused(method, { channel: world.secret }),
  });
});
