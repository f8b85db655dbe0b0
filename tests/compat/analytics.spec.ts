import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { servePlatform } from "./servePlatform.ts";
import { StoppedClock } from "../../packages/server/testkit/workspace.ts";

/** The node client, as Alice, who owns the org of the dev workspace. */
async function listening() {
  const clock = new StoppedClock();
  const platform = await servePlatform({ clock });
  const { url, dev } = platform;
  const token = dev.users.find((user) => user.name === "alice")?.token ?? "";
  const client = new WebClient(token, { slackApiUrl: `${url}/api/`, retryConfig: { retries: 0 } });
  return {
    client,
    clock,
    general: dev.channels["general"] ?? "",
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

describe("@slack/web-api and analytics", () => {
  test("admin.analytics.getFile is unpacked into its lines", async () => {
    await using server = await listening();
    server.clock.advance({ hours: 24 });

    const members = await server.client.admin.analytics.getFile({ type: "member", date: "2026-01-15" });
    const channels = await server.client.admin.analytics.getFile({ type: "public_channel", date: "2026-01-15" });
    const names = await server.client.admin.analytics.getFile({ type: "public_channel", metadata_only: true });

    const first = (answer: object) => (answer as { file_data: Record<string, unknown>[] }).file_data[0] ?? {};
    assert.match(String(first(members)["user_id"]), /^U/);
    assert.match(String(first(members)["email_address"]), /@/);
    assert.equal(typeof first(channels)["total_members_count"], "number");
    assert.equal(typeof first(channels)["full_members_count"], "number");
    assert.deepEqual(Object.keys(first(names)), ["channel_id", "name", "topic", "description", "date"]);
  });

  test("a refusal of admin.analytics.getFile is read as one", async () => {
    await using server = await listening();

    const call = server.client.admin.analytics.getFile({ type: "member", date: "2030-01-01" });

    await assert.rejects(call, { code: "slack_webapi_platform_error", message: /file_not_yet_available/ });
  });

  test("the metadata of messages is walked by cursor until there is none [API-7.10]", async () => {
    await using server = await listening();
    const { client, general: channel } = server;
    for (let at = 0; at < 3; at++) await client.chat.postMessage({ channel, text: "Hello." });

    const seen: object[] = [];
    for await (const page of client.paginate("admin.analytics.messages.metadata", { channel })) {
      seen.push(...((page as { messages?: object[] }).messages ?? []));
    }

    assert.ok(seen.length >= 3);
    assert.equal(JSON.stringify(seen).includes("Hello"), false);
  });
});
