// A program of its own: ten thousand sockets are held here, so that their other ends are all that the server holds.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { WebSocket } from "ws";
import { ask } from "./ask.ts";
import { figuresOf } from "./processFigures.ts";

export interface HoldOrder {
  readonly port: number;
  readonly pid: number;
  /** The app-level token of each socket; for the floor, which knows nobody, how many there are. */
  readonly sockets: readonly string[] | number;
}

export interface HoldReport {
  readonly rssMb: number;
  /** From the moment when all were cut until all were back. */
  readonly backS: number;
  readonly rssBackMb: number;
}

const order = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as HoldOrder;
const openedAtOnce = 100;
const tokens: readonly (string | undefined)[] =
  typeof order.sockets === "number" ? Array.from({ length: order.sockets }, () => undefined) : order.sockets;

const first = await openAll();
const { rssMb } = figuresOf(order.pid);
const cutAt = performance.now();
for (const socket of first) socket.terminate();
const second = await openAll();
const report: HoldReport = { rssMb, backS: (performance.now() - cutAt) / 1000, rssBackMb: figuresOf(order.pid).rssMb };
process.stdout.write(JSON.stringify(report));
for (const socket of second) socket.terminate();

async function openAll(): Promise<WebSocket[]> {
  const open: WebSocket[] = [];
  const waiting = [...tokens];
  const openNext = async (): Promise<void> => {
    while (waiting.length > 0) open.push(await openSocket(waiting.pop()));
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openNext));
  return open;
}

/** As clients do: asked again while the old sockets of the app still count. */
async function openSocket(token: string | undefined): Promise<WebSocket> {
  const address = `ws://127.0.0.1:${order.port}`;
  for (;;) {
    const url = token === undefined ? address : await socketUrl(token);
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const isOpen = await greeted(socket, token === undefined ? "open" : "message");
    if (isOpen) return socket;
  }
}

async function greeted(socket: WebSocket, by: "open" | "message"): Promise<boolean> {
  const gone = once(socket, "close").then(() => false);
  socket.on("error", () => socket.terminate());
  const greeting = once(socket, by).then(([data]) => by === "open" || String(data).includes('"hello"'));
  return Promise.race([greeting, gone]);
}

async function socketUrl(token: string): Promise<string> {
  const answer = await ask({ port: order.port, path: "/api/apps.connections.open", form: "", token });
  return (JSON.parse(answer) as { url: string }).url.replace("localhost", "127.0.0.1");
}
