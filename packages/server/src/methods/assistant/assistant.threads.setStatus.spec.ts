import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beginThread } from "../../../testkit/assisting.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { devBot } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "assistant.threads.setStatus";

describe(method, () => {
  test("shows clients in the conversation what the app is at", async () => {
    await using world = await workspace();
    const { channel, thread_ts } = await beginThread(world);
    const end = await outboxEnd(world);

    const loading_messages = ["Asking the cook", "Reading the menu"];
    await world.bot.does(method, { channel_id: channel, thread_ts, status: "is thinking...", loading_messages });
    await world.bot.does(method, { channel_id: channel, thread_ts, status: "" });

    const emitted = (await eventsAfter(world, end)).map(({ payload }) => payload);
    const { id: user } = await devBot(world);
    assert.deepEqual(
      emitted.map((event) => [event["type"], event["channel"], event["thread_ts"], event["user"]]),
      [1, 2].map(() => ["assistant_thread_status", channel, thread_ts, user]),
    );
    assert.deepEqual(
      emitted.map((event) => [event["status"], event["loading_messages"]]),
      [
        ["is thinking...", loading_messages],
        ["", []],
      ],
    );
  });

  test("works in any thread that the app may speak in", async () => {
    await using world = await workspace();
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.random, text: "Lunch?" });

    await world.bot.does(method, { channel_id: world.random, thread_ts: ts, status: "is asking around" });
  });

  refuses(method, {
    channel_not_found: (world) =>
      world.bot.refused(method, { channel_id: world.secret, thread_ts: "1768467600.000100", status: "x" }),
    invalid_thread_ts: (world) =>
      world.bot.refused(method, { channel_id: world.random, thread_ts: "1768467600.000100", status: "x" }),
    invalid_arguments: (world) =>
      world.bot.refused(method, { channel_id: world.random, thread_ts: "1768467600.000100", status: "x".repeat(301) }),
  });
});
