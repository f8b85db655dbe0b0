import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface CountingProxy extends AsyncDisposable {
  readonly url: string;
  /** How many statements have passed since it started. */
  statements(): number;
}

const simpleQuery = "Q".charCodeAt(0);
const execute = "E".charCodeAt(0);

/** Stands between servers and PostgreSQL and counts statements on the wire, so that none is missed: `begin`, `commit` and `listen` too. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let count = 0;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const countIn = messageCounter(() => count++);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk: Buffer) => {
        if (from === near) countIn(chunk);
        to.write(chunk);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";
  return {
    url: url.href,
    statements: () => count,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Reads the messages of a client. The first one, the start of the session, has no type. */
function messageCounter(onStatement: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeLength = hasStarted ? 1 : 0;
      if (rest.length < typeLength + 4) return;
      const length = typeLength + rest.readInt32BE(typeLength);
      if (rest.length < length) return;
      if (hasStarted && (rest[0] === simpleQuery || rest[0] === execute)) onStatement();
      hasStarted = true;
      rest = rest.subarray(length);
    }
  };
}
