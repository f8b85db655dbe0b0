import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginThread, readAbout } from "../../../testkit/assisting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "assistant.threads.setSuggestedPrompts";
const prompts = [{ title: "Sum up", message: "Sum up what was said today." }];

describe(method, () => {
  test("suggests what to say, in place of what was suggested before", async () => {
    await using world = await workspace();
    const { channel, thread_ts } = await beginThread(world, {
      suggested_prompts: [{ title: "Today", message: "What is for lunch today?" }],
    });
    await world.bot.does("assistant.threads.setTitle", { channel_id: channel, thread_ts, title: "Lunch" });

    await world.bot.does(method, { channel_id: channel, thread_ts, prompts, title: "Ask me" });

    assert.deepEqual(await readAbout(world, channel, thread_ts), {
      title: "Lunch",
      suggested_prompts: { title: "Ask me", prompts },
    });
  });

  test("takes one to four, each with a title and a message", async () => {
    await using world = await workspace();
    const { channel, thread_ts } = await beginThread(world);
    const faulty = [
      [],
      Array.from({ length: 5 }, () => prompts[0]),
      [{ title: "x" }],
      [null],
      ["x"],
      [{ title: "", message: "x" }],
    ];

    for (const wrong of faulty) {
      const refused = await world.bot.refused(method, { channel_id: channel, thread_ts, prompts: wrong });
      assert.equal(refused, "invalid_arguments", JSON.stringify(wrong));
    }
  });

  refuses(method, {
    channel_not_found: (world) =>
      world.bot.refused(method, { channel_id: world.secret, thread_ts: "1768467600.000100", prompts }),
    async invalid_thread_ts(world) {
      const { channel } = await beginThread(world);
      return world.bot.refused(method, { channel_id: channel, thread_ts: "1768467600.000100", prompts });
    },
  });
});
