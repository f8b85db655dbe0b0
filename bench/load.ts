import { connect, type Socket } from "node:net";
import { percentile } from "./measured.ts";

/** One burst over keep-alive connections, each with one request under way. */
export interface LoadOrder {
  /** Of several, connections go to one after the other. */
  readonly port: number | readonly number[];
  /** Sent one after the other, whichever connection is free, and then again from the first. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** Ends after so many seconds, or after so many requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

export interface LoadReport {
  readonly requests: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The first answer that was no success: a server that refuses quickly would otherwise win. */
  readonly refused: string | undefined;
}

/** How far the answer on one connection has come. */
interface Incoming {
  head: Buffer[];
  bytesMissing: number;
  sentMs: number;
}

const headEnd = Buffer.from("\r\n\r\n");
const success = Buffer.from('"ok":true');

/** Sends until the order is done. Latencies are kept whole, because a histogram in milliseconds shows 0 for most of them. */
async function drive(order: LoadOrder): Promise<LoadReport> {
  const ports = [order.port].flat();
  const bodies = order.requests.map((request) => Buffer.from(request, "latin1"));
  let sent = 0;
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = "seconds" in order.until ? started + order.until.seconds * 1000 : Infinity;
  let left = "requests" in order.until ? order.until.requests : Infinity;
  let refused: string | undefined;

  function send(socket: Socket, incoming: Incoming): void {
    incoming.sentMs = performance.now();
    if (left-- <= 0 || incoming.sentMs >= deadline || refused !== undefined) socket.end();
    else socket.write(bodies[sent++ % bodies.length] ?? "");
  }

  function receive(socket: Socket, incoming: Incoming, chunk: Buffer): void {
    if (incoming.bytesMissing > 0) {
      incoming.bytesMissing -= chunk.length;
    } else {
      incoming.head.push(chunk);
      const answer = incoming.head.length === 1 ? chunk : Buffer.concat(incoming.head);
      const end = answer.indexOf(headEnd);
      if (end < 0) return;
      const head = answer.toString("latin1", 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (!head.startsWith("HTTP/1.1 200") || !(answer.includes(success, end) || length > 4096))
        refused ??= answer.toString();
      incoming.bytesMissing = end + headEnd.length + length - answer.length;
      incoming.head = [];
    }
    if (incoming.bytesMissing > 0) return;
    latencies.push(performance.now() - incoming.sentMs);
    send(socket, incoming);
  }

  await Promise.all(
    Array.from({ length: order.connections }, (_, at) => {
      const socket = connect({ port: ports[at % ports.length] ?? 0, host: "127.0.0.1", noDelay: true });
      const incoming: Incoming = { head: [], bytesMissing: 0, sentMs: 0 };
      socket.on("connect", () => send(socket, incoming));
      socket.on("data", (chunk) => receive(socket, incoming, chunk as Buffer));
      return new Promise<void>((resolve, reject) => socket.on("error", reject).on("close", () => resolve()));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    requests: latencies.length,
    seconds,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    refused,
  };
}

process.on("message", (order: LoadOrder) => {
  drive(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
