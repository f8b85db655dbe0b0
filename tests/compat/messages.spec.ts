import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ErrorCode, WebClient } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";

async function listening() {
  const platform = await servePlatform({ rates: "off" });
  const { url, dev } = platform;
  const token = dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
  const client = new WebClient(token, { slackApiUrl: `${url}/api/`, retryConfig: { retries: 0 } });
  const advance = async (by: string) => assert.ok((await platform.control("clock.advance", { by }))?.ok);
  const channel = dev.channels["random"] ?? "";
  const bob = dev.users.find((user) => user.name === "bob")?.id ?? "";
  return { client, channel, bob, dev, advance, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() };
}

async function textsIn(client: WebClient, channel: string): Promise<(string | undefined)[]> {
  return ((await client.conversations.history({ channel })).messages ?? []).map((message) => message.text);
}

describe("@slack/web-api", () => {
  test("posts blocks and metadata, changes the message, and deletes it", async () => {
    await using server = await listening();
    const { client, channel } = server;
    const metadata = { event_type: "task_created", event_payload: { id: "T1" } };
    const blocks = [{ type: "section", text: { type: "mrkdwn", text: "*Lunch?*" } }];

    const posted = await client.chat.postMessage({ channel: "#random", text: "Lunch?", blocks, metadata });
    const ts = posted.ts ?? "";
    const updated = await client.chat.update({ channel, ts, text: "Dinner?" });
    const read = await client.conversations.history({ channel, limit: 1, include_all_metadata: true });
    await client.chat.delete({ channel, ts });

    assert.equal(posted.channel, channel);
    assert.equal(posted.message?.blocks?.[0]?.type, "section");
    assert.deepEqual([updated.text, updated.message?.blocks], ["Dinner?", undefined]);
    assert.deepEqual(read.messages?.[0]?.metadata, metadata);
    assert.ok(!(await textsIn(client, channel)).includes("Dinner?"));
  });

  test("learns where blocks are wrong", async () => {
    await using server = await listening();
    const { client, channel } = server;

    const call = client.chat.postMessage({ channel, text: "hi", blocks: [{ type: "divider", block_id: "" }] });

    await assert.rejects(call, (error: { code?: string; data?: { error?: string; errors?: string[] } }) => {
      assert.deepEqual([error.code, error.data?.error], [ErrorCode.PlatformError, "invalid_blocks"]);
      assert.match(error.data?.errors?.join() ?? "", /json-pointer:\/blocks\/0\/block_id/);
      return true;
    });
  });

  test("shows something to one person, and finds a message again", async () => {
    await using server = await listening();
    const { client, channel, bob } = server;

    const shown = await client.chat.postEphemeral({ channel, user: bob, text: "Psst" });
    const { ts = "" } = await client.chat.postMessage({ channel, text: "Aloud" });
    const { permalink } = await client.chat.getPermalink({ channel, message_ts: ts });
    const mine = await client.chat.meMessage({ channel, text: "is out" });

    assert.match(shown.message_ts ?? "", /^\d+\.\d{6}$/);
    assert.ok(permalink?.endsWith(`archives/${channel}/p${ts.replace(".", "")}`));
    assert.equal(mine.channel, channel);
  });

  test("schedules, lists, takes back, and finds posted what it left", async () => {
    await using server = await listening();
    const { client, channel, advance } = server;
    const post_at = Math.floor(Date.now() / 1000) + 3_600;

    const kept = await client.chat.scheduleMessage({ channel, post_at, text: "Good morning" });
    const dropped = await client.chat.scheduleMessage({ channel, post_at, text: "Never mind" });
    const listed = await client.chat.scheduledMessages.list({ channel });
    const scheduled_message_id = dropped.scheduled_message_id ?? "";
    await client.chat.deleteScheduledMessage({ channel, scheduled_message_id });
    await advance("2h");

    assert.equal(listed.scheduled_messages?.length, 2);
    assert.equal(kept.post_at, post_at);
    const texts = await textsIn(client, channel);
    assert.deepEqual([texts.includes("Good morning"), texts.includes("Never mind")], [true, false]);
    assert.deepEqual((await client.chat.scheduledMessages.list()).scheduled_messages, []);
  });
});
