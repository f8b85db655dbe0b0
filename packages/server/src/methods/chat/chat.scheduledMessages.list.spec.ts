import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "chat.scheduledMessages.list";

async function schedule(world: Workspace, actor: Actor, channel: string, seconds: number) {
  const post_at = Math.floor(world.clock.nowMs() / 1000) + seconds;
  return actor.does("chat.scheduleMessage", { channel, post_at, text: `in ${seconds}` });
}

describe(method, () => {
  test("tells what the caller has waiting, next first, and nothing of others", async () => {
    await using world = await workspace();
    const late = await schedule(world, world.bob, world.random, 120);
    const soon = await schedule(world, world.bob, world.general, 60);
    await schedule(world, world.carol, world.random, 60);

    const { scheduled_messages } = await world.bob.does(method, {});

    assert.deepEqual(scheduled_messages, [
      { ...idOf(soon), channel_id: world.general, text: "in 60", date_created: scheduled_messages[0]?.date_created },
      { ...idOf(late), channel_id: world.random, text: "in 120", date_created: scheduled_messages[1]?.date_created },
    ]);
  });

  test("tells also what waits for a channel that another workspace shares", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const { scheduled_message_id } = await schedule(world, frank, channel, 60);

    const { scheduled_messages } = await frank.does(method, { channel });

    assert.deepEqual(
      scheduled_messages.map((message) => message.id),
      [scheduled_message_id],
    );
  });

  test("can be narrowed to a channel and to a time", async () => {
    await using world = await workspace();
    for (const seconds of [60, 120, 180]) await schedule(world, world.bob, world.random, seconds);
    const { post_at } = await schedule(world, world.bob, world.general, 120);
    const time = String(post_at);

    const inChannel = await world.bob.does(method, { channel: world.general });
    const inTime = await world.bob.does(method, { oldest: time, latest: time });

    assert.equal(inChannel.scheduled_messages.length, 1);
    assert.deepEqual(
      inTime.scheduled_messages.map((message) => message.text),
      ["in 120", "in 120"],
    );
  });

  test("pages come to the same as one list", async () => {
    await using world = await workspace();
    for (const seconds of [60, 60, 60, 120, 180]) await schedule(world, world.bob, world.random, seconds);
    const whole = await world.bob.does(method, {});

    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await world.bob.does(method, { limit: 2, cursor });
      walked.push(...page.scheduled_messages.map((message) => message.id));
      cursor = page.response_metadata.next_cursor ?? "";
    } while (cursor !== "");

    assert.deepEqual(
      walked,
      whole.scheduled_messages.map((message) => message.id),
    );
  });

  refuses(method, {
    invalid_channel: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    invalid_cursor: ({ carol }) => carol.refused(method, { cursor: "forged" }),
  });
});

function idOf({ scheduled_message_id: id, post_at }: { scheduled_message_id: string; post_at: number }) {
  return { id, post_at };
}
