// Two apps and a posting client, in their own process: one app answers at once, the other one byte a second for ever.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./ask.ts";
import { formOf } from "./cases.ts";

export interface TarPitOrder {
  readonly port: number;
  readonly token: string;
  /** With one, the slow app is there too. */
  readonly authors: readonly { readonly appId: string; readonly token: string }[];
  readonly channel: string;
  readonly posts: number;
}

export interface TarPitReport {
  /** From each post until the quick app had it. */
  readonly deliveryMs: readonly number[];
}

const order = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as TarPitOrder;
const arrived = new Map<string, () => void>();

const quick = await serve((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  request.on("end", () => {
    const body = JSON.parse(text) as { challenge?: string; event?: { text?: string } };
    response.end(body.challenge ?? "");
    arrived.get(body.event?.text ?? "")?.();
  });
});
const slow = await serve((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  request.on("end", () => {
    const { challenge } = JSON.parse(text) as { challenge?: string };
    if (challenge !== undefined) return void response.end(challenge);
    response.writeHead(200);
    const drip = setInterval(() => response.write("."), 1_000);
    response.on("close", () => clearInterval(drip));
  });
});

for (const [at, { appId, token }] of order.authors.entries()) {
  await configure(appId, token, at === 0 ? quick : slow);
}
const deliveryMs: number[] = [];
for (let at = 0; at < order.posts; at++) {
  deliveryMs.push(await post(`post ${performance.now()} ${at}`));
  await sleep(5);
}
process.stdout.write(JSON.stringify({ deliveryMs } satisfies TarPitReport), () => process.exit());

async function serve(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function configure(appId: string, token: string, server: Server): Promise<void> {
  const call = (method: string, params: Readonly<Record<string, string>>) =>
    ask({ port: order.port, path: `/api/${method}`, form: formOf({ app_id: appId, ...params }), token });
  const { manifest } = JSON.parse(await call("apps.manifest.export", {})) as { manifest: object };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const settings = { event_subscriptions: { request_url: url, bot_events: ["message.channels"] } };
  await call("apps.manifest.update", { manifest: JSON.stringify({ ...manifest, settings }) });
}

async function post(text: string): Promise<number> {
  const started = performance.now();
  const told = new Promise<void>((resolve) => arrived.set(text, resolve));
  const { port, token, channel } = order;
  await ask({ port, path: "/api/chat.postMessage", form: formOf({ channel, text }), token });
  await told;
  arrived.delete(text);
  return performance.now() - started;
}
