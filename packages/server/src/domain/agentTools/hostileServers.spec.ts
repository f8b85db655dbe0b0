import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { after, before, describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { createOutgoing, type Outgoing } from "../../ports/outgoing/outgoing.ts";
import { startToolServer, type ToolServerRun } from "../../../testkit/toolServers.ts";
import { openConversation } from "./protocol/conversation.ts";
import { listTools } from "./protocol/listTools.ts";
import { readTool } from "./protocol/tool.ts";
import { readToolResult } from "./protocol/toolResult.ts";

const schema = { type: "object" };
const discovered = { resultType: "complete", supportedVersions: ["2026-07-28"] };

describe("a hostile server with tools", () => {
  let outgoing: Outgoing;
  before(() => (outgoing = createOutgoing({ allowLoopback: true, allowedRanges: [] })));
  after(() => outgoing.stop());

  function listFrom({ url }: ToolServerRun, timeoutMs = 5_000) {
    const server = { url, headers: { "X-Api-Key": "k3y" }, signingSecret: "s3cret", identity: undefined };
    return openConversation(outgoing, server, timeoutMs).then((begun) =>
      begun.ok ? listTools(begun.conversation) : begun,
    );
  }

  /** A server of the newer generation, whose list of tools is answered like this. */
  function listing(answer: (response: ServerResponse, id: number) => void): Promise<ToolServerRun> {
    return startToolServer((_request, response, body) => {
      const { id, method } = body as { readonly id: number; readonly method: string };
      response.setHeader("content-type", "application/json");
      if (method === "tools/list") answer(response, id);
      else response.end(JSON.stringify({ jsonrpc: "2.0", id, result: discovered }));
    });
  }

  const codes: Readonly<
    Record<string, readonly [code: string, answer: (response: ServerResponse, id: number) => void]>
  > = {
    "that answers without end": [
      "server_answer_invalid",
      (response) => {
        const more = () => {
          while (response.write("x".repeat(64 * 1024)));
        };
        response.on("drain", more);
        more();
      },
    ],
    "that streams events without end": [
      "server_answer_invalid",
      (response) => {
        response.setHeader("content-type", "text/event-stream");
        const more = () => {
          while (response.write(`data: {"jsonrpc":"2.0","method":"notifications/message"}\n\n`.repeat(1_000)));
        };
        response.on("drain", more);
        more();
      },
    ],
    "that answers what is no JSON": ["server_answer_invalid", (response) => void response.end("{")],
    "that nests without end": ["server_answer_invalid", (response) => void response.end("[".repeat(100_000))],
    "that lists no tools": [
      "server_answer_invalid",
      (response, id) => void response.end(JSON.stringify({ jsonrpc: "2.0", id, result: { tools: "all" } })),
    ],
    "that answers another question": [
      "server_answer_invalid",
      (response, id) => void response.end(JSON.stringify({ jsonrpc: "2.0", id: id + 1, result: { tools: [] } })),
    ],
    "that hangs up": ["server_unreachable", (response) => void response.destroy()],
    "that asks back": [
      "server_refused",
      (response, id) =>
        void response.end(JSON.stringify({ jsonrpc: "2.0", id, result: { resultType: "input_required" } })),
    ],
  };
  for (const [name, [code, answer]] of Object.entries(codes)) {
    test(`${name} is refused with ${code}`, async () => {
      await using server = await listing(answer);

      const listed = await listFrom(server);

      assert.equal(!listed.ok && listed.error, code);
    });
  }

  test("that never answers is given up in time", async () => {
    await using server = await startToolServer(() => undefined);

    const listed = await listFrom(server, 200);

    assert.equal(!listed.ok && listed.error, "server_unreachable");
  });

  test("that redirects is not followed, and nothing is sent elsewhere", async () => {
    await using inside = await startToolServer((_request, response) => response.end("{}"));
    await using server = await startToolServer((_request, response) =>
      response.writeHead(307, { location: inside.url }).end(),
    );

    const listed = await listFrom(server);

    assert.equal(!listed.ok && listed.error, "server_refused");
    assert.deepEqual(inside.received, []);
  });

  test("at an address inside of the network is not asked", async () => {
    const strict = createOutgoing({ allowLoopback: false, allowedRanges: [] });
    await using server = await startToolServer((_request, response) => response.end("{}"));
    const inside = { url: server.url, headers: {}, signingSecret: "s", identity: undefined };

    for (const url of [server.url, server.url.replace("http:", "https:"), "https://169.254.169.254/mcp"]) {
      const begun = await openConversation(strict, { ...inside, url }, 1_000);
      assert.equal(!begun.ok && begun.error, "server_unreachable", url);
    }
    assert.deepEqual(server.received, []);
    strict.stop();
  });

  test("with thousands of tools, and pages without end, is read up to a limit", async () => {
    await using server = await listing((response, id) => {
      const tools = Array.from({ length: 30 }, (_, at) => ({ name: `tool_${id}_${at}`, inputSchema: schema }));
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: { tools, nextCursor: "again" } }));
    });

    const listed = await listFrom(server);

    assert.ok(listed.ok);
    assert.deepEqual([listed.tools.length, listed.leftOut > 0], [limits.mcp_tools_max, true]);
    assert.ok(server.received.length <= limits.mcp_tool_pages_max + 1);
  });

  test("with names that are markup, or break headers, loses these tools alone", async () => {
    const names = [
      "<img src=x onerror=alert(1)>",
      "a\r\nx-slack-signature: v0",
      "",
      "fine",
      "fine",
      "x".repeat(200),
      5,
    ];
    await using server = await listing((response, id) => {
      const tools = names.map((name) => ({ name, title: "<b>x</b>", inputSchema: schema }));
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: { tools } }));
    });

    const listed = await listFrom(server);

    assert.ok(listed.ok);
    assert.deepEqual(
      [listed.tools.map(({ name, title }) => [name, title]), listed.leftOut],
      [[["fine", "<b>x</b>"]], 6],
    );
  });
});

describe("what servers say of tools and bring", () => {
  test("is cut to what people read, and a tool with a huge schema is left out", () => {
    const tool = readTool({
      name: "a",
      title: "t".repeat(1_000),
      description: "d".repeat(10_000),
      inputSchema: schema,
    });
    assert.equal(tool?.title.length, limits.mcp_tool_title_chars_max);
    assert.equal(tool?.description.length, limits.mcp_tool_description_chars_max);
    const inputSchema = { type: "object", title: "x".repeat(limits.mcp_schema_bytes_max) };
    assert.equal(readTool({ name: "a", inputSchema }), undefined);
  });

  test("is free of characters that turn the direction of a text", () => {
    const read = readTool({ name: "a", title: "Read\u202e etirw\u0007", description: "one\ntwo", inputSchema: schema });
    assert.deepEqual([read?.title, read?.description], ["Read etirw", "one\ntwo"]);
  });

  test("counts as changed when a part changes that is cut off", () => {
    const tool = (end: string) => readTool({ name: "a", description: "d".repeat(5_000) + end, inputSchema: schema });
    assert.notEqual(tool("x")?.hash, tool("y")?.hash);
  });

  test("is writing unless the server says that it reads", () => {
    const read = readTool({ name: "a", inputSchema: schema });
    assert.deepEqual([read?.isReadOnly, read?.isDestructive, read?.isOpenWorld], [false, true, true]);
  });

  test("has a limit of parts, texts and pictures, and no kinds that run", () => {
    const text = { type: "text", text: "x".repeat(limits.mcp_result_text_chars_max) };
    const svg = { type: "image", mimeType: "image/svg+xml", data: "PHN2Zz4=" };
    const huge = { type: "image", mimeType: "image/png", data: "A".repeat(2 * limits.mcp_image_bytes_max) };
    const content = [
      text,
      text,
      svg,
      huge,
      { type: "audio", data: "AA==" },
      null,
      ...Array.from({ length: 30 }, () => text),
    ];

    const { parts, leftOut } = readToolResult({ content, structuredContent: { long: text.text } });

    assert.equal(parts.length + leftOut, content.length);
    assert.equal(parts.length, limits.mcp_result_parts_max);
    assert.deepEqual(
      parts.slice(1, 6).map((part) => (part.type === "text" ? part.text.length : part)),
      [
        0,
        { type: "other", kind: "image" },
        { type: "other", kind: "image" },
        { type: "other", kind: "audio" },
        { type: "other", kind: "" },
      ],
    );
    assert.equal(readToolResult({ content, structuredContent: { long: text.text } }).structured, undefined);
  });
});
