import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

export interface RandomRouter extends AsyncDisposable {
  readonly url: string;
  /** Where requests go; while empty, they are turned away. */
  targets: readonly string[];
}

/** Sends every request and every socket to one of several servers by chance, as a balancer without memory does. */
export async function startRandomRouter(chance: () => number = Math.random): Promise<RandomRouter> {
  let targets: readonly string[] = [];
  const sockets = new Set<Socket>();
  const pick = (): URL | undefined => {
    const target = targets[Math.floor(chance() * targets.length)];
    return target === undefined ? undefined : new URL(target);
  };

  const server = createServer((request, response) => {
    const target = pick();
    if (!target) return void response.writeHead(503).end();
    const { method, url: path, headers } = request;
    const passed = ask({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  });
  server.on("upgrade", (request: IncomingMessage, near: Socket, head: Buffer) => {
    const target = pick();
    if (!target) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy()).on("close", () => void (sockets.delete(one), other.destroy()));
    }
    far.write(`${request.method} ${request.url} HTTP/1.1\r\n${headerLines(request.rawHeaders)}\r\n`);
    if (head.length > 0) far.write(head);
    far.pipe(near);
    near.pipe(far);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get targets() {
      return targets;
    },
    set targets(next) {
      targets = next;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function headerLines(raw: readonly string[]): string {
  return raw.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join("");
}
