import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { type Serving, serving } from "../../../testkit/signingIn.ts";

interface Sent {
  readonly method?: string;
  readonly params?: object;
  readonly id?: number | null;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly verb?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly id?: number | null;
    readonly result?: Readonly<Record<string, unknown>>;
    readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  };
}

async function send(world: Serving, { method = "ping", params = {}, id = 1, verb = "POST", ...rest }: Sent) {
  const message = { jsonrpc: "2.0", ...(id !== null && { id }), method, params };
  const response = await fetch(`${world.url}/mcp`, {
    method: verb,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${world.alice.token}`,
      ...rest.headers,
    },
    ...(verb === "POST" && { body: rest.body ?? JSON.stringify(message) }),
  });
  const text = await response.text();
  const body = (text === "" ? {} : JSON.parse(text)) as Answered["body"];
  return { status: response.status, headers: response.headers, body } satisfies Answered;
}

const key = (name: string) => `io.modelcontextprotocol/${name}`;
const version = "2026-07-28";

function modern(world: Serving, method: string, params: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const meta = {
    [key("protocolVersion")]: version,
    [key("clientInfo")]: { name: "test", version: "1" },
    [key("clientCapabilities")]: {},
  };
  return send(world, {
    method,
    params: { _meta: meta, ...params },
    headers: { "mcp-protocol-version": version, "mcp-method": method, ...headers },
  });
}

describe("the protocol of 2025 at /mcp", () => {
  test("initialize agrees on a known version, and answers another one with the newest", async () => {
    await using world = await serving();
    const agreed = async (asked: string) => {
      const { body } = await send(world, { method: "initialize", params: { protocolVersion: asked } });
      return body.result?.["protocolVersion"];
    };

    assert.equal(await agreed("2024-11-05"), "2024-11-05");
    assert.equal(await agreed("2025-11-25"), "2025-11-25");
    assert.equal(await agreed("1999-01-01"), "2025-11-25");
  });

  test("messages of other kinds get the answers of the transport", async () => {
    await using world = await serving();
    const status = async (sent: Sent) => (await send(world, sent)).status;
    const code = async (sent: Sent) => (await send(world, sent)).body.error?.code;

    assert.deepEqual((await send(world, {})).body, { jsonrpc: "2.0", id: 1, result: {} });
    assert.equal(await status({ method: "notifications/initialized", id: null }), 202);
    assert.equal(await code({ method: "nothing/known" }), -32601);
    assert.equal(await code({ method: "tools/call", params: { name: "unknown" } }), -32602);
    assert.equal(await code({ body: "{" }), -32700);
    assert.equal(await status({ body: "{}" }), 400);
    assert.equal(await status({ body: "[]" }), 400);
    assert.equal(await status({ headers: { accept: "application/json" } }), 406);
    assert.equal(await status({ headers: { "content-type": "text/plain" } }), 415);
    assert.equal(await status({ headers: { "mcp-protocol-version": "1999-01-01" } }), 400);
    assert.equal(await status({ body: `"${"x".repeat(5 * 1024 * 1024)}"` }), 413);
  });

  test("there is no stream to get and no session to delete", async () => {
    await using world = await serving();

    for (const verb of ["GET", "DELETE"]) {
      const { status, headers, body } = await send(world, { verb });
      assert.deepEqual([status, headers.get("allow"), body.error?.code], [405, "POST", -32000], verb);
    }
  });

  test("several messages of one request are answered together", async () => {
    await using world = await serving();
    const one = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });

    const { body } = await send(world, {
      body: JSON.stringify([one(1), { jsonrpc: "2.0", method: "notifications/cancelled" }, one(2)]),
    });

    assert.deepEqual(body, [1, 2].map((id) => ({ jsonrpc: "2.0", id, result: {} })) as unknown);
  });
});

describe("the protocol of 2026 at /mcp", () => {
  test("a client of its SDK lists and calls tools", async () => {
    await using world = await serving();
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode: { pin: version } } });
    const headers = { authorization: `Bearer ${world.alice.token}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${world.url}/mcp`), { requestInit: { headers } }));

    const { tools } = await client.listTools();
    const called = await client.callTool({
      name: "slack_send_message",
      arguments: { channel_id: world.random, message: "Hello" },
    });
    await client.close();

    assert.ok(tools.some(({ name }) => name === "slack_read_channel"));
    assert.notEqual(called.isError, true);
    const { messages } = await world.alice.does("conversations.history", { channel: world.random, limit: 1 });
    assert.equal(messages[0]?.text, "Hello");
  });

  test("results say that they are complete, how long they hold, and who answered", async () => {
    await using world = await serving();

    const discovered = await modern(world, "server/discover");
    const listed = await modern(world, "tools/list");

    assert.deepEqual(discovered.body.result?.["supportedVersions"], [version]);
    for (const { result } of [discovered.body, listed.body]) {
      assert.equal(result?.["resultType"], "complete");
      assert.equal(result["cacheScope"], "private");
      assert.equal((result["_meta"] as Record<string, { name: string }>)[key("serverInfo")]?.name, "platform");
    }
  });

  test("headers that disagree with the body are refused", async () => {
    await using world = await serving();
    const call = { name: "slack_search_emojis", arguments: { query: "a" } };
    const refusal = async (answering: Promise<Answered>) => {
      const { status, body } = await answering;
      return [status, body.error?.code];
    };

    assert.deepEqual(await refusal(modern(world, "tools/list", {}, { "mcp-method": "tools/call" })), [400, -32020]);
    assert.deepEqual(await refusal(modern(world, "tools/call", call)), [400, -32020]);
    assert.deepEqual(await refusal(modern(world, "tools/call", call, { "mcp-name": "other" })), [400, -32020]);
    assert.deepEqual(
      await refusal(modern(world, "tools/list", {}, { "mcp-protocol-version": "2025-11-25" })),
      [400, -32020],
    );
    assert.equal((await modern(world, "tools/call", call, { "mcp-name": call.name })).status, 200);
  });

  test("an envelope that is missing or of another version is refused", async () => {
    await using world = await serving();
    const later = "2099-01-01";
    const bare = await send(world, { method: "tools/list", headers: { "mcp-protocol-version": version } });
    const unknown = await modern(
      world,
      "tools/list",
      { _meta: { [key("protocolVersion")]: later } },
      { "mcp-protocol-version": later },
    );

    assert.deepEqual([bare.status, bare.body.error?.code], [400, -32602]);
    assert.deepEqual([unknown.status, unknown.body.error?.code], [400, -32022]);
    assert.deepEqual(unknown.body.error?.data, { supported: [version], requested: later });
  });

  test("what only the earlier protocol has is an unknown method", async () => {
    await using world = await serving();
    const { status, body } = await modern(world, "ping");

    assert.deepEqual([status, body.error?.code], [404, -32601]);
  });
});
