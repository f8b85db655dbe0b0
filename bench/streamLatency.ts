// A program of its own, so that sending slows down nobody who receives. Ten apps would stream at the pace of a model; people
// and apps post meanwhile. Every piece and every post has a mark, by which clients recognize when they have it.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { ask } from "./ask.ts";
import { formOf, stampIn } from "./cases.ts";

export interface StreamOrder {
  readonly port: number;
  readonly botToken: string;
  /** Who listens on a socket, and whom the streams answer. */
  readonly listener: string;
  readonly channel: string;
  readonly recipient: { readonly recipient_user_id: string; readonly recipient_team_id: string };
  /** A thread for each stream. Posts go to the channel. */
  readonly threads: readonly string[];
  /** How many pieces each stream has, and how many posts each poster. */
  readonly pieces: number;
}

export interface StreamReport {
  /** When each mark was sent, and when the socket had it, in milliseconds since 1970. */
  readonly sent: Readonly<Record<string, number>>;
  readonly received: Readonly<Record<string, number>>;
}

export const markPattern = /\b[sp]\d+k\d+\b/g;

if (process.argv[1] === new URL(import.meta.url).pathname) await play();

async function play(): Promise<void> {
  const order = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as StreamOrder;
  const { port, botToken: token, channel, threads, pieces, recipient } = order;
  const postersAtOnce = 5;
  const paceMs = 200;
  const sent: Record<string, number> = {};
  const received: Record<string, number> = {};
  const socket = await listen(order, received);
  const call = (method: string, params: Readonly<Record<string, string>>): Promise<string> =>
    ask({ port, path: `/api/${method}`, form: formOf({ channel, ...params }), token });
  const streams = await Promise.all(
    threads.map(async (thread_ts) => stampIn(await call("chat.startStream", { thread_ts, ...recipient }))),
  );

  /** Sends a mark again and again, each at its time or as soon as the one before is answered. */
  async function send(name: string, method: string, params: (mark: string) => Record<string, string>): Promise<void> {
    await sleep(paceMs * Math.random());
    for (let at = 0; at < pieces; at++) {
      const mark = `${name}k${at}`;
      const began = performance.now();
      sent[mark] = performance.timeOrigin + began;
      await call(method, params(mark));
      await sleep(Math.max(0, paceMs - (performance.now() - began)));
    }
  }
  const words = "as many words as a model sends at once";
  await Promise.all([
    ...streams.map((ts, at) =>
      send(`s${at}`, "chat.appendStream", (mark) => ({ ts, markdown_text: `${words} ${mark} ` })),
    ),
    ...Array.from({ length: postersAtOnce }, (_, at) =>
      send(`p${at}`, "chat.postMessage", (mark) => ({ text: `${words} ${mark}` })),
    ),
  ]);
  for (const ts of streams) await call("chat.stopStream", { ts });
  while (Object.keys(received).length < Object.keys(sent).length) await sleep(20);
  socket.terminate();
  process.stdout.write(JSON.stringify({ sent, received } satisfies StreamReport));
}

/** A client, which notes when it has a mark for the first time. */
async function listen({ port, listener }: StreamOrder, received: Record<string, number>): Promise<WebSocket> {
  const answer = await ask({ port, path: "/api/rtm.connect", form: "", token: listener });
  const url = (JSON.parse(answer) as { url: string }).url.replace("localhost", "127.0.0.1");
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, "message");
  socket.on("message", (data: Buffer) => {
    const now = performance.timeOrigin + performance.now();
    for (const [mark] of data.toString().matchAll(markPattern)) received[mark] ??= now;
  });
  return socket;
}
