import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type FetchFunction, WebClient, WebClientEvent, type UsersListResponse } from "@slack/web-api";
import type { PlatformOptions } from "@platform/server";
import { servePlatform } from "./servePlatform.ts";

/** The client sends forms; this sends the same call as JSON, as clients in other languages do. */
const asJson: FetchFunction = (url, init) => {
  if (typeof init?.body !== "string") return fetch(url, init);
  const fields = Object.fromEntries(new URLSearchParams(init.body));
  const headers = { ...init.headers, "Content-Type": "application/json;charset=utf-8" };
  return fetch(url, { ...(init as RequestInit), headers, body: JSON.stringify(fields) });
};

async function listening(options: PlatformOptions = {}) {
  const platform = await servePlatform(options);
  const { url, dev } = platform;
  const token = dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "";
  const client = (fetchOption?: FetchFunction, retries = 0) =>
    new WebClient(token, {
      slackApiUrl: `${url}/api/`,
      retryConfig: { retries },
      ...(fetchOption ? { fetch: fetchOption } : {}),
    });
  return { dev, client, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() };
}

for (const [encoding, fetchOption] of [
  ["form", undefined],
  ["JSON", asJson],
] as const) {
  describe(`@slack/web-api over ${encoding}`, () => {
    test("api.test echoes", async () => {
      await using server = await listening();

      const answer = await server.client(fetchOption).apiCall("api.test", { foo: "bar" });

      assert.equal(answer.ok, true);
      assert.deepEqual((answer as { args?: object }).args, { foo: "bar" });
    });

    test("auth.test tells the bot, and the client reads the scopes", async () => {
      await using server = await listening();

      const answer = await server.client(fetchOption).auth.test();

      assert.match(answer.bot_id ?? "", /^B/);
      assert.equal(answer.team, "Acme");
      assert.ok(answer.response_metadata?.scopes?.includes("chat:write"));
    });

    test("users.list pages through everybody once", async () => {
      await using server = await listening();

      const names: (string | undefined)[] = [];
      for await (const page of server.client(fetchOption).paginate("users.list", { limit: 2 })) {
        names.push(...((page as UsersListResponse).members ?? []).map((member) => member.name));
      }

      assert.deepEqual(names.toSorted(), ["alice", "bob", "carol", "dev_app", "dora", "rotating_app", "slackbot"]);
    });

    test("a message posted is read back", async () => {
      await using server = await listening();
      const client = server.client(fetchOption);
      const channel = server.dev.channels["general"] ?? "";

      const posted = await client.chat.postMessage({ channel, text: "from the client" });
      const history = await client.conversations.history({ channel, limit: 1 });

      assert.equal(history.messages?.[0]?.ts, posted.ts);
      assert.equal(history.messages?.[0]?.text, "from the client");
    });

    test("a refusal reaches the caller as the client's own error", async () => {
      await using server = await listening();

      const call = server.client(fetchOption).users.info({ user: "U0000000000" });

      await assert.rejects(call, { code: "slack_webapi_platform_error", message: /user_not_found/ });
    });
  });
}

test("@slack/web-api waits out a 429 and then succeeds", async () => {
  await using server = await listening({ rates: "strict" });
  const client = server.client(undefined, 5);
  const channel = server.dev.channels["general"] ?? "";
  const waits: number[] = [];
  client.on(WebClientEvent.RATE_LIMITED, (seconds: number) => waits.push(seconds));

  // Each of two servers grants its burst before it learns what the other granted.
  const posts = 2 * 10 + 2;
  const posted = await Promise.all(
    Array.from({ length: posts }, (_, at) => client.chat.postMessage({ channel, text: `message ${at}` })),
  );

  assert.equal(new Set(posted.map((answer) => answer.ts)).size, posts);
  assert.ok(waits.length >= 1 && waits.every((seconds) => seconds >= 1), `waits of ${waits.join(", ")} s`);
});
