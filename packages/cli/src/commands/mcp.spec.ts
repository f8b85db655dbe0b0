import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { shell } from "../../testkit/runCli.ts";
import { serveDev } from "../../testkit/serveDev.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

async function* linesOf(...messages: readonly object[]): AsyncIterable<string> {
  for (const message of messages) yield JSON.stringify(message);
}

describe("platform mcp", () => {
  test("an assistant calls tools through its standard input and output", async () => {
    await using own = await serveDev();
    const token = own.dev.users.find(({ name }) => name === "alice")?.token ?? "";
    const client = new Client({ name: "test", version: "1.0.0" });
    const env = { ...(process.env as Record<string, string>), PLATFORM_BASE_URL: own.url, PLATFORM_TOKEN: token };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, "mcp"], env }));

    const { tools } = await client.listTools();
    const profile = await client.callTool({ name: "slack_read_user_profile", arguments: {} });
    await client.close();

    assert.ok(tools.length > 20);
    assert.equal((profile.structuredContent as { name: string }).name, "alice");
  });

  test("answers each message of both protocols with its id, and a notification with nothing", async () => {
    await using own = await serveDev();
    using place = shell();
    const token = own.dev.users.find(({ name }) => name === "alice")?.token ?? "";
    const key = (name: string) => `io.modelcontextprotocol/${name}`;
    const modern = { _meta: { [key("protocolVersion")]: "2026-07-28", [key("clientCapabilities")]: {} } };
    const lines = () =>
      linesOf(
        { jsonrpc: "2.0", method: "notifications/initialized" },
        { jsonrpc: "2.0", id: 1, method: "ping" },
        { jsonrpc: "2.0", id: 2, method: "server/discover", params: modern },
        { jsonrpc: "2.0", id: "three", method: 3 },
      );

    const ran = await place.run(["mcp", "--base-url", own.url, "--token", token], { lines });

    const answers = ran.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: unknown; result?: object; error?: { code: number } });
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    assert.equal(ran.code, 0, ran.err);
    assert.equal(answers.length, 3);
    assert.deepEqual(byId.get(1)?.result, {});
    assert.ok("supportedVersions" in (byId.get(2)?.result ?? {}));
    assert.equal(byId.get("three")?.error?.code, -32600);
  });

  test("says of a token and a server that they are no good", async () => {
    await using own = await serveDev();
    using place = shell();
    const ask = async (...flags: string[]) => {
      const lines = () => linesOf({ jsonrpc: "2.0", id: 1, method: "ping" });
      const { out } = await place.run(["mcp", ...flags], { lines });
      return (JSON.parse(out) as { error: { message: string } }).error.message;
    };

    assert.match(await ask("--base-url", own.url, "--token", "xoxp-unknown"), /token is no good/);
    assert.match(await ask("--base-url", "http://127.0.0.1:9", "--token", "xoxp-unknown"), /No server answers/);
  });
});
