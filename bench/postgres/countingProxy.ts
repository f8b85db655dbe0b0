import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Traffic {
  /** Statements that were completed or refused; BEGIN, COMMIT and SAVEPOINT are some. */
  readonly statements: number;
  /** How often a connection sent something after it had received something. */
  readonly roundTrips: number;
}

export interface CountingProxy extends AsyncDisposable {
  readonly url: string;
  traffic(): Traffic;
}

/** CommandComplete, EmptyQueryResponse, PortalSuspended and ErrorResponse: one of them ends every statement. */
const endings = new Set(["C", "I", "s", "E"].map((letter) => letter.charCodeAt(0)));

/** A TCP proxy in front of PostgreSQL that counts what passes. It takes CPU time of its own, so times are measured without it. */
export async function startCountingProxy(database: string): Promise<CountingProxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let statements = 0;
  let roundTrips = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port || 5432), noDelay: true });
    const scan = messageScanner((type) => (statements += endings.has(type) ? 1 : 0));
    let hasAnswered = true;
    client.on("data", (chunk: Buffer) => {
      if (hasAnswered) roundTrips++;
      hasAnswered = false;
      upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      hasAnswered = true;
      scan(chunk);
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    traffic: () => ({ statements, roundTrips }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Calls back with the type of every message from the server: a letter, then four bytes of length that include themselves. */
export function messageScanner(onMessage: (type: number) => void): (chunk: Buffer) => void {
  const head = Buffer.alloc(5);
  let headBytes = 0;
  let bytesMissing = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (bytesMissing > 0) {
        const skipped = Math.min(bytesMissing, chunk.length - at);
        bytesMissing -= skipped;
        at += skipped;
        continue;
      }
      head[headBytes++] = chunk[at++] ?? 0;
      if (headBytes < head.length) continue;
      headBytes = 0;
      bytesMissing = head.readUInt32BE(1) - 4;
      onMessage(head[0] ?? 0);
    }
  };
}
