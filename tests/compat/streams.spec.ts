import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";

async function asked() {
  const platform = await servePlatform({ rates: "off" });
  const { url, dev } = platform;
  const clientFor = (token: string) =>
    new WebClient(token, { slackApiUrl: `${url}/api/`, retryConfig: { retries: 0 } });
  const bot = clientFor(dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "");
  const bob = dev.users.find((user) => user.name === "bob");
  const person = clientFor(bob?.token ?? "");
  const channel = dev.channels["random"] ?? "";
  const question = await person.chat.postMessage({ channel, text: "What is it?" });
  const place = {
    channel,
    thread_ts: question.ts ?? "",
    recipient_user_id: bob?.id ?? "",
    recipient_team_id: dev.teams[0]?.id ?? "",
  };
  const answer = async () => {
    const thread = await person.conversations.replies({ channel, ts: place.thread_ts, include_all_metadata: true });
    return thread.messages?.at(-1) as unknown as Record<string, unknown>;
  };
  return { platform, bot, person, place, answer, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() };
}

describe("ChatStreamer of @slack/web-api", () => {
  test("streams a long answer in pieces, and what arrives is what was appended", async () => {
    await using talk = await asked();
    const words = Array.from({ length: 200 }, (_, at) => `word ${at} `);
    const streamer = talk.bot.chatStream({ ...talk.place, buffer_size: 100 });

    for (const word of words) await streamer.append({ markdown_text: word });
    assert.equal((await talk.answer())["streaming_state"], "in_progress");
    const stopped = await streamer.stop();

    assert.equal(stopped.ok, true);
    const { text, streaming_state } = await talk.answer();
    assert.equal(text, words.join(""));
    assert.equal(streaming_state, "completed");
  });

  test("begins and ends in one go when there is little to say, with blocks and metadata below", async () => {
    await using talk = await asked();
    const streamer = talk.bot.chatStream(talk.place);
    const metadata = { event_type: "answered", event_payload: { score: 3 } };
    const thumbs = { type: "button" as const, action_id: "good", text: { type: "plain_text" as const, text: "Good" } };

    await streamer.append({ markdown_text: "**This**" });
    await streamer.stop({ blocks: [{ type: "actions", block_id: "rate", elements: [thumbs] }], metadata });

    const message = await talk.answer();
    assert.deepEqual(message["blocks"], [
      { type: "markdown", text: "**This**" },
      { type: "actions", block_id: "rate", elements: [thumbs] },
    ]);
    assert.deepEqual(message["metadata"], metadata);
  });

  test("shows tasks as they go on", async () => {
    await using talk = await asked();
    const streamer = talk.bot.chatStream({ ...talk.place, task_display_mode: "plan" });

    await streamer.append({
      chunks: [
        { type: "plan_update", title: "Looking it up" },
        { type: "task_update", id: "one", title: "Search", status: "in_progress" },
      ],
    });
    await streamer.append({ chunks: [{ type: "task_update", id: "one", title: "Searched", status: "complete" }] });
    await streamer.stop();

    assert.deepEqual((await talk.answer())["blocks"], [
      {
        type: "plan",
        title: "Looking it up",
        tasks: [{ type: "task_card", task_id: "one", title: "Searched", status: "complete" }],
      },
    ]);
  });

  test("hears that the person it answers has stopped it", async () => {
    await using talk = await asked();
    const streamer = talk.bot.chatStream({ ...talk.place, buffer_size: 1 });
    const started = await streamer.append({ markdown_text: "On and on" });

    await talk.person.apiCall("chat.stopStream", { channel: talk.place.channel, ts: started?.ts ?? "" });

    await assert.rejects(
      streamer.append({ markdown_text: " and on" }),
      (error: { data?: { error?: string } }) => error.data?.error === "stopped_by_user",
    );
  });
});
