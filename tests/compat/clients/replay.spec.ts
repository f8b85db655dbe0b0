import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { describe, test } from "node:test";
import { servePlatform } from "../servePlatform.ts";

const HOUR_S = 3600;

interface Answer {
  readonly status: number;
  readonly body: string;
}

function captured(client: string): string[] {
  return JSON.parse(readFileSync(new URL(`captured/${client}.json`, import.meta.url), "utf8")) as string[];
}

/** Fills in the placeholders, and corrects the length of a body that they changed. */
function fillIn(request: string, values: ReadonlyMap<string, string>): string {
  const filled = request.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values.get(name) ?? assert.fail(name));
  const length = Buffer.byteLength(filled.slice(filled.indexOf("\r\n\r\n") + 4));
  return filled.replace(/Content-Length: \d+/, `Content-Length: ${length}`);
}

/** Sends the bytes over a connection of their own and reads the answer, whose end its length tells. */
async function send(url: string, request: string): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    answer += part;
  });
  const isComplete = () => {
    const [head, body] = answer.split("\r\n\r\n", 2);
    if (head === undefined || body === undefined) return false;
    if (head.includes(" 101 ")) return true;
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    return length === undefined ? answer.endsWith("0\r\n\r\n") : Buffer.byteLength(body) >= Number(length);
  };
  while (!isComplete()) await once(socket, "data");
  socket.destroy();
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
  return { status: Number(head.split(" ")[1]), body };
}

// slack-go's requests ask for gzip, which these tests would have to unpack; nothing else is changed.
const withoutGzip = (request: string) => request.replace("Accept-Encoding: gzip\r\n", "");

async function replay(client: string, tokenOf: (dev: Awaited<ReturnType<typeof servePlatform>>["dev"]) => string) {
  await using platform = await servePlatform({ rates: "off" });
  const { dev, url } = platform;
  const values = new Map([
    ["host", new URL(url).host],
    ["token", tokenOf(dev)],
    ["channel", dev.channels["random"] ?? ""],
    ["user", dev.users[1]?.id ?? ""],
    ["post_at", String(Math.floor(Date.now() / 1000) + HOUR_S)],
    ["webhook", new URL(dev.webhook_url ?? "").pathname],
    ["ts", "1.000001"],
  ]);
  const refusals: string[] = [];
  let hasPosted = false;
  for (const request of captured(client)) {
    const { status, body } = await send(url, withoutGzip(fillIn(request, values)));
    const line = request.slice(0, request.indexOf(" HTTP/1.1"));
    const isAccepted = status === 101 || body === "ok" || /"ok":true/.test(body);
    if (!isAccepted) refusals.push(`${line}: ${status} ${body.slice(0, 200)}`);
    const ts = /"ts":"(\d+\.\d+)"/.exec(body)?.[1];
    // Every later request is about the first message.
    if (!hasPosted && ts !== undefined) {
      values.set("ts", ts);
      hasPosted = true;
    }
    const socket = /"url":"ws:\/\/[^/]+([^"]+)"/.exec(body)?.[1];
    if (socket !== undefined) values.set("socket", socket);
  }
  return refusals;
}

describe("captured requests", () => {
  test("of slack-go are all accepted", async () => {
    const refusals = await replay("slack-go", (dev) => dev.apps.find((app) => app.name === "Dev App")?.bot_token ?? "");

    assert.deepEqual(refusals, []);
  });

  test("of wee-slack are all accepted", async () => {
    const refusals = await replay("wee-slack", (dev) => dev.users[0]?.token ?? "");

    assert.deepEqual(refusals, []);
  });
});
