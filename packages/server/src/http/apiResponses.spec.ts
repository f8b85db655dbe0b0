import assert from "node:assert/strict";
import { connect } from "node:net";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { createPlatform } from "../platform.ts";
import { createLog } from "../ports/log.ts";

interface Received {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

async function listening() {
  const log = createLog({ level: "silent", write: () => {} });
  const platform = await createPlatform({ seed: "dev", dev: true, log });
  const url = await platform.listen();
  return { url, platform, [Symbol.asyncDispose]: () => platform.stop() };
}

/** Sends everything before it reads anything, as most clients do; a connection that breaks meanwhile is an error. */
async function exchange(url: string, pieces: readonly (string | Buffer)[]): Promise<Received> {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
  for (const piece of pieces) {
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return parse(Buffer.concat(chunks).toString());
}

function parse(text: string): Received {
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(" ")[1]), headers, body: text.slice(end + 4) };
}

const closing = "Host: a\r\nConnection: close\r\n";

function assertRefusal(received: Received, error: string, words: RegExp, label: string): void {
  assert.equal(received.status, 200, label);
  assert.equal(received.headers.get("content-type"), "application/json; charset=utf-8", label);
  assert.equal(received.headers.get("access-control-allow-origin"), "*", label);
  const body = JSON.parse(received.body) as { ok: boolean; error: string; response_metadata: { messages: string[] } };
  assert.deepEqual([body.ok, body.error], [false, error], label);
  assert.match(body.response_metadata.messages.join("\n"), words, label);
}

describe("every response under /api is JSON", () => {
  test("to verbs other than GET and POST [API-1.4, API-1.5, API-12.1]", async () => {
    await using server = await listening();
    for (const verb of ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "QUERY"]) {
      for (const path of ["/api/auth.test", "/api/no.such.method", "/api", "/api/"]) {
        const received = await exchange(server.url, [`${verb} ${path} HTTP/1.1\r\n${closing}\r\n`]);
        assertRefusal(received, "invalid_arguments", /GET or POST/, `${verb} ${path}`);
      }
    }
  });

  test("to HEAD: the headers of a refusal, without its body", async () => {
    await using server = await listening();

    const { status, headers, body } = await exchange(server.url, [`HEAD /api/auth.test HTTP/1.1\r\n${closing}\r\n`]);

    assert.deepEqual([status, body], [200, ""]);
    assert.equal(headers.get("content-type"), "application/json; charset=utf-8");
    assert.ok(Number(headers.get("content-length")) > 0);
  });

  test("to URLs and headers that are too long, in one packet or in many", async () => {
    await using server = await listening();
    const long = "a".repeat(200_000);
    const byUrl = `GET /api/api.test?a=${long} HTTP/1.1\r\n${closing}\r\n`;
    const byHeader = `GET /api/api.test HTTP/1.1\r\nX-Long: ${long}\r\n${closing}\r\n`;
    for (const text of [byUrl, byHeader]) {
      assertRefusal(await exchange(server.url, [text]), "invalid_arguments", /too long/, "in one packet");
      const pieces = [text.slice(0, 10_000), text.slice(10_000, 40_000), text.slice(40_000)];
      assertRefusal(await exchange(server.url, pieces), "invalid_arguments", /too long/, "in many");
    }
    const page = await exchange(server.url, [`GET /docs?a=${long} HTTP/1.1\r\n${closing}\r\n`]);
    assert.equal(page.status, 431);
  });

  test("to bodies that are too large, after all of them was sent", async () => {
    await using server = await listening();
    const body = Buffer.alloc(16 * limits.body_bytes_max, "a");
    for (const verb of ["POST", "PUT"]) {
      for (const connection of ["close", "keep-alive"]) {
        const head = `${verb} /api/api.test HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nConnection: ${connection}\r\n`;
        const words = verb === "POST" ? /larger than/ : /GET or POST/;
        const counted = await exchange(server.url, [`${head}Content-Length: ${body.length}\r\n\r\n`, body]);
        assertRefusal(counted, "invalid_arguments", words, `${verb} ${connection}`);
        const size = body.length.toString(16);
        const chunked = await exchange(server.url, [
          `${head}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`,
          body,
          "\r\n0\r\n\r\n",
        ]);
        assertRefusal(chunked, "invalid_arguments", words, `${verb} ${connection}, chunked`);
      }
    }
  });

  test("to a body that is too large before it is sent, where the client asks first", async () => {
    await using server = await listening();
    const head = `POST /api/api.test HTTP/1.1\r\n${closing}Content-Type: text/plain\r\nExpect: 100-continue\r\n`;

    const refused = await exchange(server.url, [`${head}Content-Length: ${limits.body_bytes_max + 1}\r\n\r\n`]);
    const taken = await exchange(server.url, [`${head}Content-Length: 3\r\n\r\na=1`]);

    assertRefusal(refused, "invalid_arguments", /larger than/, "too large");
    assert.equal(taken.status, 100);
    assert.match(taken.body, /"args":\{"a":"1"\}/);
  });

  test("to requests without a Host header, with two, with other expectations, and with bytes that are no HTTP", async () => {
    await using server = await listening();
    const ask = (lines: string) =>
      exchange(server.url, [`GET /api/api.test HTTP/1.1\r\nConnection: close\r\n${lines}\r\n`]);

    assertRefusal(await ask(""), "invalid_arguments", /Host header/, "no host");
    assertRefusal(await ask("Host: a\r\nHost: b\r\n"), "invalid_arguments", /Host header/, "two hosts");
    assertRefusal(await ask("Host: a\r\nBad\u0001Name: x\r\n"), "invalid_arguments", /malformed/, "a broken header");
    const chunk =
      "POST /api/api.test HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";
    assertRefusal(await exchange(server.url, [chunk]), "invalid_arguments", /malformed/, "a broken chunk");
    assert.match((await ask("Host: a\r\nExpect: wonders\r\n")).body, /"ok":true/);
    assert.equal((await exchange(server.url, ["GET /docs HTTP/1.1\r\nConnection: close\r\n\r\n"])).status, 400);
    assert.equal((await exchange(server.url, ["\u0016\u0003\u0001 hello\r\n\r\n"])).status, 400);
  });

  test("to clients that offer to upgrade the connection", async () => {
    await using server = await listening();
    const offers = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";

    const response = await exchange(server.url, [`GET /api/api.test?a=1 HTTP/1.0\r\nHost: a\r\n${offers}\r\n`]);

    assert.deepEqual([response.status, response.body], [200, '{"ok":true,"args":{"a":"1"}}']);
    const page = await exchange(server.url, [`GET /healthz HTTP/1.0\r\nHost: a\r\n${offers}\r\n`]);
    assert.equal(page.status, 200);
    const asSocket = await exchange(server.url, [
      "GET /api/rtm.connect HTTP/1.0\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ]);
    assert.match(asSocket.body, /"error":"not_authed"/);
  });
});

describe("a browser app on another origin", () => {
  const origin = "https://app.example";

  test("may send a bearer token and JSON, and no cookies", async () => {
    await using server = await listening();
    const preflight = await fetch(`${server.url}/api/chat.postMessage`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });

    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get("access-control-allow-origin"), "*");
    assert.equal(preflight.headers.get("access-control-allow-methods"), "GET, POST");
    assert.match(preflight.headers.get("access-control-allow-headers") ?? "", /authorization, content-type/);
    assert.equal(preflight.headers.get("access-control-max-age"), String(limits.preflight_s));
    assert.equal(preflight.headers.get("access-control-allow-credentials"), null);
  });

  test("reads answers, refusals and the headers that say how to go on", async () => {
    await using server = await listening();
    const [app] = (await server.platform.describeDev()).apps;
    for (const [headers, error] of [
      [{ authorization: `Bearer ${app?.bot_token}` }, undefined],
      [{ authorization: "Bearer xoxb-0" }, "invalid_auth"],
      [{ cookie: "session=1" }, "not_authed"],
    ] as const) {
      const response = await fetch(`${server.url}/api/auth.test`, { method: "POST", headers: { ...headers, origin } });
      assert.equal(response.headers.get("access-control-allow-origin"), "*");
      assert.match(response.headers.get("access-control-expose-headers") ?? "", /retry-after/);
      assert.equal(response.headers.get("access-control-allow-credentials"), null);
      assert.equal(((await response.json()) as { error?: string }).error, error);
    }
  });

  test("reads nothing outside of /api", async () => {
    await using server = await listening();

    const response = await fetch(`${server.url}/signin`, { headers: { origin } });

    assert.equal(response.headers.get("access-control-allow-origin"), null);
    await response.text();
  });
});
