import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../../testkit/controls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.deleteScheduledMessage";

async function schedule(world: Workspace, actor: Actor) {
  const post_at = Math.floor(world.clock.nowMs() / 1000) + 60;
  const later = { channel: world.random, post_at, text: "on second thought" };
  const { scheduled_message_id } = await actor.does("chat.scheduleMessage", later);
  return { channel: world.random, scheduled_message_id };
}

describe(method, () => {
  test("what was taken back is never posted", async () => {
    await using world = await workspace();
    const waiting = await schedule(world, world.bob);

    await world.bob.does(method, waiting);
    await steer(world.platform).does("clock.advance", { by: "5m" });

    const { messages } = await world.bob.does("conversations.history", { channel: world.random });
    assert.ok(messages.every((message) => message.text !== "on second thought"));
    assert.deepEqual((await world.bob.does("chat.scheduledMessages.list", {})).scheduled_messages, []);
  });

  test("what was posted cannot be taken back", async () => {
    await using world = await workspace();
    const waiting = await schedule(world, world.bob);
    await steer(world.platform).does("clock.advance", { by: "5m" });

    assert.equal(await world.bob.refused(method, waiting), "invalid_scheduled_message_id");
  });

  refuses(method, {
    channel_not_found: async (world) =>
      world.carol.refused(method, { ...(await schedule(world, world.carol)), channel: world.secret }),
    invalid_scheduled_message_id: async (world) => world.carol.refused(method, await schedule(world, world.bob)),
  });
});
