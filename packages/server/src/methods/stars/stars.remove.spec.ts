import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "stars.remove";

describe(method, () => {
  test("removes the star and reports it to the person", async () => {
    await using world = await workspace();
    const channel = world.random;
    await world.bob.does("stars.add", { channel });
    const before = await outboxEnd(world);
    await world.bob.does(method, { channel });
    assert.deepEqual((await world.bob.does("stars.list", {})).items, []);
    assert.deepEqual(
      (await eventsAfter(world, before)).map(({ type, userIds }) => [type, userIds]),
      [["star_removed", [world.bob.id]]],
    );
  });

  refuses(method, {
    no_item_specified: ({ bob }) => bob.refused(method, {}),
    bad_timestamp: ({ bob, random }) => bob.refused(method, { channel: random, timestamp: "noon" }),
    channel_not_found: ({ bob }) => bob.refused(method, { channel: "C0NOSUCHROOM" }),
    message_not_found: ({ bob, random }) => bob.refused(method, { channel: random, timestamp: "1.000001" }),
    file_not_found: ({ bob }) => bob.refused(method, { file: "F0NOSUCHFILE" }),
    not_starred: ({ bob, random }) => bob.refused(method, { channel: random }),
  });
});
