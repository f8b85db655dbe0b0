import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../../testkit/controls.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.dnd.override";

/** A message of Alice to Bob, who may have paused notifications. */
async function writeToBob(world: Workspace, isPaused: boolean) {
  const alice = await atHome(world, world.alice);
  const channel = await openDm(world, world.alice, world.bob);
  if (isPaused) await world.bob.does("dnd.setSnooze", { num_minutes: String(3 * 24 * 60) });
  const { ts } = await alice.does("chat.postMessage", { channel, text: "The server is down" });
  return { alice, channel, ts };
}

describe(method, () => {
  test("reports the message to the receiver alone, once a day", async () => {
    await using world = await workspace();
    const { alice, channel, ts } = await writeToBob(world, true);
    const before = await outboxEnd(world);
    await alice.does(method, { channel, ts });
    assert.deepEqual(
      (await eventsAfter(world, before)).map(({ type, userIds }) => [type, userIds]),
      [["dnd_override", [world.bob.id]]],
    );
    assert.equal(await alice.refused(method, { channel, ts }), "already_notified");
    await steer(world.platform).does("clock.advance", { by: "25h" });
    await alice.does(method, { channel, ts });
  });

  refuses(method, {
    channel_not_found: async (world) => {
      const { channel, ts } = await writeToBob(world, true);
      return (await atHome(world, world.carol)).refused(method, { channel, ts });
    },
    message_not_found: async (world) => {
      const { alice, channel } = await writeToBob(world, true);
      return alice.refused(method, { channel, ts: "1.000001" });
    },
    not_direct: async (world) => {
      const alice = await atHome(world, world.alice);
      const { ts } = await alice.does("chat.postMessage", { channel: world.general, text: "Hello" });
      return alice.refused(method, { channel: world.general, ts });
    },
    not_author: async (world) => {
      const { channel, ts } = await writeToBob(world, true);
      return (await atHome(world, world.bob)).refused(method, { channel, ts });
    },
    not_in_dnd: async (world) => {
      const { alice, channel, ts } = await writeToBob(world, false);
      return alice.refused(method, { channel, ts });
    },
    already_notified: async (world) => {
      const { alice, channel, ts } = await writeToBob(world, true);
      await alice.does(method, { channel, ts });
      return alice.refused(method, { channel, ts });
    },
  });
});
