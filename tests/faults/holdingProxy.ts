import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface HoldingProxy extends AsyncDisposable {
  readonly url: string;
  /** From now on, the first connection that sends this text gets no answer until `release`; all others do. */
  hold(text: string): void;
  /** Resolves when PostgreSQL has answered on the connection that is held. */
  readonly held: () => Promise<void>;
  release(): void;
}

/** Stands between a server and PostgreSQL, and keeps back the answers of one connection, as a slow network would. */
export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let wanted: string | undefined;
  let holding: { readonly near: Socket; readonly chunks: Buffer[] } | undefined;
  let answered = Promise.withResolvers<void>();

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", cut).on("close", cut);
    }
    near.on("data", (chunk: Buffer) => {
      if (wanted !== undefined && chunk.includes(wanted)) {
        wanted = undefined;
        holding = { near, chunks: [] };
      }
      far.write(chunk);
    });
    far.on("data", (chunk: Buffer) => {
      if (holding?.near !== near) return void near.write(chunk);
      holding.chunks.push(chunk);
      answered.resolve();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";
  return {
    url: url.href,
    hold(text) {
      answered = Promise.withResolvers<void>();
      wanted = text;
    },
    held: () => answered.promise,
    release() {
      const { near, chunks } = holding ?? {};
      holding = undefined;
      for (const chunk of chunks ?? []) near?.write(chunk);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
