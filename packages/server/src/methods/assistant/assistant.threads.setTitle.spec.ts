import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginThread, readAbout } from "../../../testkit/assisting.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "assistant.threads.setTitle";

describe(method, () => {
  test("says what the thread is about, to everyone who reads it or has it open", async () => {
    await using world = await workspace();
    const prompts = [{ title: "Today", message: "What is for lunch today?" }];
    const { channel, thread_ts } = await beginThread(world, { suggested_prompts: prompts });
    const end = await outboxEnd(world);

    await world.bot.does(method, { channel_id: channel, thread_ts, title: "Lunch" });

    assert.deepEqual(await readAbout(world, channel, thread_ts), { title: "Lunch", suggested_prompts: { prompts } });
    const [emitted] = await eventsAfter(world, end);
    assert.equal(emitted?.payload["subtype"], "message_changed");
  });

  refuses(method, {
    channel_not_found: (world) =>
      world.bot.refused(method, { channel_id: world.secret, thread_ts: "1768467600.000100", title: "x" }),
    async invalid_thread_ts(world) {
      const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Lunch?" });
      return world.bot.refused(method, { channel_id: world.random, thread_ts: ts, title: "x" });
    },
  });
});
