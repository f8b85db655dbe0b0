import assert from "node:assert/strict";
import { connect } from "node:net";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { recordCode } from "../../testkit/ledger.ts";
import { workspace } from "../../testkit/workspace.ts";
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

async function listening() {
  const lines: string[] = [];
  const log = createLog({ level: "debug", write: (line) => lines.push(line) });
  const platform = await createPlatform({ seed: "dev", dev: true, log });
  const url = await platform.listen();
  return { platform, url, lines, [Symbol.asyncDispose]: () => platform.stop() };
}

describe("the server", () => {
  test("answers by GET and POST, with and without a slash at the end", async () => {
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

    const answer = await raw(
      server.url,
      "GET /api/api.test HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
    );

    assert.match(answer, /^HTTP\/1.1 400 /);
  });

  test("answers request_timeout when a body ends short of its length", async () => {
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

  test("answers request_timeout when a body stalls", async () => {
    await using world = await workspace();
    const log = createLog({ level: "silent", write: () => {} });
    const { desk, store } = world.platform;
    const { app } = createServer({
      desk,
      log,
      nextRequestId: () => "r",
      probe: store.probe,
      pages: () => {},
      requestSeconds: 0.2,
    });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });

    const answer = await raw(
      url,
      "POST /api/api.test HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\na",
    );

    assert.match(answer, /"error":"request_timeout"/);
    await app.close();
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
