// A program of its own, so that opening a thousand sockets and reading from them slows down nobody who measures.
// The posting client is here too: the time runs from the request to the last of the sockets, by one clock.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { WebSocket } from "ws";
import { ask } from "./ask.ts";
import { formOf } from "./cases.ts";
import { figuresOf } from "./processFigures.ts";

export interface FanOutOrder {
  readonly port: number;
  readonly pid: number;
  readonly token: string;
  readonly channel: string;
  readonly posts: number;
  /** The tokens of the listeners; for the floor, which knows none, their number. */
  readonly listeners: readonly string[] | number;
}

export interface FanOutReport {
  /** Of every post, how long it took until the last socket had it. */
  readonly lastMs: readonly number[];
  /** What the server worked meanwhile. */
  readonly cpuMs: number;
}

const order = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as FanOutOrder;
const openedAtOnce = 50;
const warmUpPosts = 3;

const sockets = await openSockets();
for (let at = 0; at < warmUpPosts; at++) await postToAll();
const before = figuresOf(order.pid).cpuMs;
const lastMs: number[] = [];
for (let at = 0; at < order.posts; at++) lastMs.push(await postToAll());
const report: FanOutReport = { lastMs, cpuMs: figuresOf(order.pid).cpuMs - before };
process.stdout.write(JSON.stringify(report));
for (const socket of sockets) socket.terminate();

async function openSockets(): Promise<WebSocket[]> {
  const { listeners } = order;
  const open: WebSocket[] = [];
  const wanted = typeof listeners === "number" ? Array.from({ length: listeners }, () => undefined) : listeners;
  for (let at = 0; at < wanted.length; at += openedAtOnce) {
    open.push(...(await Promise.all(wanted.slice(at, at + openedAtOnce).map(openSocket))));
  }
  return open;
}

async function openSocket(token: string | undefined): Promise<WebSocket> {
  const address = `ws://127.0.0.1:${order.port}`;
  const socket = new WebSocket(token === undefined ? address : await socketUrl(token), { perMessageDeflate: false });
  await once(socket, token === undefined ? "open" : "message");
  return socket;
}

async function socketUrl(token: string): Promise<string> {
  const answer = await ask({ port: order.port, path: "/api/rtm.connect", form: "", token });
  return (JSON.parse(answer) as { url: string }).url.replace("localhost", "127.0.0.1");
}

/** Returns how long it took. A frame counts if it carries a message, so that a ping does not. */
async function postToAll(): Promise<number> {
  const started = performance.now();
  const told = Promise.all(sockets.map(messageOn));
  const { port, token, channel } = order;
  const text = "A message of ordinary length, that a thousand people read at once.";
  await ask({ port, path: "/api/chat.postMessage", form: formOf({ channel, text }), token });
  await told;
  return performance.now() - started;
}

function messageOn(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    const receive = (data: WebSocket.RawData): void => {
      if (!(data instanceof Buffer) || !data.includes('"type":"message"')) return;
      socket.off("message", receive).off("close", lose);
      resolve();
    };
    const lose = (): void => reject(new Error("a socket was closed before it received the message"));
    socket.on("message", receive).on("close", lose);
  });
}
