import assert from "node:assert/strict";
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { limits } from "@platform/protocol";
import { recordCode } from "../../testkit/ledger.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { createLog } from "../ports/log.ts";
import { createPlatform } from "../platform.ts";
import { createServer } from "./server.ts";

/** Sends bytes as they are and takes whatever comes back until the server closes. */
async function raw(url: string, text: string, { half = false } = {}): Promise<string> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
  socket.write(text);
  if (half) socket.end();
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  socket.destroy();
  return Buffer.concat(chunks).toString();
}

/** The same, each piece only after the one before has been read. */
async function inPieces(server: Server, pieces: readonly string[]): Promise<string> {
  const arriving = once(server, "connection") as Promise<[Socket]>;
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", noDelay: true });
  const received = text(socket);
  const [arrived] = await arriving;
  let sent = 0;
  for (const piece of pieces) {
    socket.write(piece);
    sent += piece.length;
    while (arrived.bytesRead < sent) await setImmediate();
  }
  return received;
}

/** The pipeline of a workspace behind a server of its own. */
async function serving({ platform }: Workspace, requestSeconds?: number) {
  const log = createLog({ level: "silent", write: () => {} });
  const { callServices, store } = platform;
  const metricsAccess = { isOpen: true, tokens: [] };
  const options = { callServices, log, nextRequestId: () => "r", probe: store.probe, metricsAccess, pages: () => {} };
  const { app } = createServer(requestSeconds === undefined ? options : { ...options, requestSeconds });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, server: app.server, [Symbol.asyncDispose]: () => app.close() };
}

async function listening() {
  const lines: string[] = [];
  const log = createLog({ level: "debug", write: (line) => lines.push(line) });
  const platform = await createPlatform({ seed: "dev", dev: true, log });
  const url = await platform.listen();
  return { platform, url, lines, [Symbol.asyncDispose]: () => platform.stop() };
}

describe("the server", () => {
  test("answers by GET and POST, with and without a slash at the end [API-1.1]", async () => {
    await using server = await listening();

    for (const [verb, path] of [
      ["GET", "/api/api.test?a=1"],
      ["POST", "/api/api.test?a=1"],
      ["GET", "/api/api.test/?a=1"],
    ] as const) {
      const response = await fetch(server.url + path, { method: verb });
      assert.equal(response.headers.get("content-type"), "application/json; charset=utf-8");
      assert.deepEqual(await response.json(), { ok: true, args: { a: "1" } });
    }
  });

  test("refuses a second Host header", async () => {
    await using server = await listening();

    const answer = await raw(server.url, "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n");

    assert.match(answer, /^HTTP\/1.1 400 /);
  });

  test("takes a body however the network cuts it, and two calls in one piece", async () => {
    await using world = await workspace();
    await using served = await serving(world);
    const head = (framing: string) =>
      `POST /api/api.test HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n${framing}\r\n\r\n`;
    const counted = `${head("Content-Length: 7")}a=1&b=2`;
    const chunked = `${head("Transfer-Encoding: chunked")}3\r\na=1\r\n4\r\n&b=2\r\n0\r\n\r\n`;
    const last = `${head("Connection: close\r\nContent-Length: 3")}c=3`;
    const pieces = [
      [counted + last],
      [chunked + last],
      [counted.slice(0, -7), counted.slice(-7, -3), counted.slice(-3) + last],
      [chunked.slice(0, -20), chunked.slice(-20), last],
    ];

    for (const sent of pieces) {
      const answers = await inPieces(served.server, sent);
      assert.deepEqual(answers.match(/\{"ok".*?\}\}/g), [
        '{"ok":true,"args":{"a":"1","b":"2"}}',
        '{"ok":true,"args":{"c":"3"}}',
      ]);
    }
  });

  test("says how long an answer is, whatever its letters", async () => {
    await using world = await workspace();
    const url = await world.platform.listen();
    const { general: channel } = world;
    const first = await world.bot.does("chat.postMessage", { channel, text: "żółć 🦊" });
    await world.bot.does("chat.postMessage", { channel, thread_ts: first.ts, text: "日本語 é" });
    await world.bot.does("chat.postMessage", { channel, thread_ts: first.ts, text: "plain" });

    for (const call of [
      `conversations.replies?channel=${channel}&ts=${first.ts}`,
      `conversations.history?channel=${channel}`,
    ]) {
      const response = await fetch(`${url}/api/${call}`, { headers: { authorization: `Bearer ${world.bot.token}` } });
      const text = await response.text();
      assert.equal(response.headers.get("content-length"), String(Buffer.byteLength(text)));
      assert.match(JSON.stringify(JSON.parse(text)), /żółć 🦊/);
    }
  });

  test("answers request_timeout when a body ends short of its length [API-12.25]", async () => {
    await using server = await listening();

    const answer = await raw(
      server.url,
      "POST /api/api.test HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
      { half: true },
    );

    assert.match(answer, /^HTTP\/1.1 200 /);
    assert.match(answer, /"error":"request_timeout"/);
    recordCode("api.test", "request_timeout");
  });

  test("answers request_timeout when a body stalls [API-12.25]", async () => {
    await using world = await workspace();
    await using served = await serving(world, 0.2);

    const answer = await raw(
      served.url,
      "POST /api/api.test HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\na",
    );

    assert.match(answer, /"error":"request_timeout"/);
  });

  test("closes a connection on which nothing was asked without a word", async () => {
    await using world = await workspace();
    await using served = await serving(world, 0.2);

    // Browsers open some ahead: what is said on one is taken for the answer to whatever they ask there at that moment.
    assert.equal(await raw(served.url, ""), "");
    assert.match(await raw(served.url, "POST /api/api.test HTTP/1.1\r\nHost:"), /"error":"request_timeout"/);
  });

  test("refuses a body beyond the limit by name", async () => {
    await using server = await listening();

    const response = await fetch(`${server.url}/api/api.test`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `a=${"x".repeat(limits.body_bytes_max)}`,
    });

    assert.equal(response.status, 200);
    assert.match(await response.text(), /"error":"invalid_arguments".*larger than/);
  });

  test("takes a malformed content type for what it is", async () => {
    await using server = await listening();

    const response = await fetch(`${server.url}/api/api.test`, {
      method: "POST",
      headers: { "content-type": "nonsense" },
      body: "x",
    });

    assert.match(await response.text(), /"error":"invalid_post_type"/);
  });

  test("says that it lives, that it is ready, and what it counted", async () => {
    await using server = await listening();
    await (await fetch(`${server.url}/api/api.test?error=ratelimited`)).text();

    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    assert.match(metrics, /platform_calls_total\{method="api.test",code="ratelimited"\} 1/);
  });

  test("counts a code that a caller made up as one of them all, or callers could fill its memory", async () => {
    await using server = await listening();
    for (const code of ["x", "y", "toString", "xoxb-123456789"]) {
      await (await fetch(`${server.url}/api/api.test?error=${code}`)).text();
    }

    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    assert.match(metrics, /platform_calls_total\{method="api.test",code="other"\} 4/);
    assert.equal(metrics.match(/^platform_calls_total\{/gm)?.length, 1);
  });

  test("serves its own description", async () => {
    await using server = await listening();

    const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as { paths: object };

    assert.ok("/api/auth.test" in description.paths);
  });

  test("writes no token into its log, whatever is sent", async () => {
    await using server = await listening();
    const dev = await server.platform.describeDev();
    const token = dev.apps[0]?.bot_token ?? "";

    for (const headers of [{ authorization: `Bearer ${token}` }, {}] as Record<string, string>[]) {
      await (await fetch(`${server.url}/api/auth.test?token=${token}`, { headers })).text();
      await (await fetch(`${server.url}/nowhere/${token}`, { headers })).text();
    }

    assert.ok(server.lines.length > 0);
    assert.equal(
      server.lines.some((line) => line.includes(token.slice(5))),
      false,
    );
  });
});
