import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { messageIn } from "../../../testkit/attaching.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.saved.update";

describe(method, () => {
  test("moves an item between the states, completes its reminder, and reports it to the person alone", async () => {
    await using world = await workspace();
    const item = { channel: world.random, timestamp: await messageIn(world) };
    const bob = await atHome(world, world.bob);
    await bob.does("client.saved.remind", { ...item, time: Math.floor(world.clock.nowMs() / 1000) + 60 });
    const before = await outboxEnd(world);
    await bob.does(method, { ...item, state: "completed" });
    assert.deepEqual(
      (await eventsAfter(world, before)).map(({ type, userIds }) => [type, userIds]),
      [["saved_changed", [bob.id]]],
    );
    const [reminder] = (await bob.does("reminders.list", {})).reminders;
    assert.notEqual(reminder?.complete_ts, 0);
    await bob.does(method, { ...item, state: "in_progress" });
    const [resumed] = (await bob.does("client.saved.list", {})).items;
    assert.deepEqual([resumed?.message?.ts, resumed?.date_due], [item.timestamp, 0]);
  });

  const refused = async (world: Workspace, given: object) =>
    (await atHome(world, world.bob)).refused(method, { state: "archived", ...given });
  refuses(method, {
    no_item_specified: (world) => refused(world, {}),
    "no_item_specified for a conversation": (world) => refused(world, { channel: world.random }),
    bad_timestamp: (world) => refused(world, { channel: world.random, timestamp: "noon" }),
    channel_not_found: (world) => refused(world, { channel: "C0NOSUCHROOM", timestamp: "1.000001" }),
    message_not_found: (world) => refused(world, { channel: world.random, timestamp: "1.000001" }),
    file_not_found: (world) => refused(world, { file: "F0NOSUCHFILE" }),
    not_starred: async (world) => refused(world, { channel: world.random, timestamp: await messageIn(world) }),
  });
});
