import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import type { Random } from "./random.ts";

export interface CuttingProxy extends AsyncDisposable {
  readonly url: string;
  /** The port behind it. */
  target: number;
  /** Whether connections are cut; otherwise it only passes on. */
  isCutting: boolean;
  cuts: number;
}

/** So many bytes pass before a connection is cut, at most; short enough to hit handshakes, long enough to get on. */
const bytesMax = 120_000;

/**
 * Stands between an app and the server, and cuts each connection after a random number of bytes, whichever way they go:
 * in the middle of a frame, between an event and its acknowledgement, or with the acknowledgement half sent.
 */
export async function startCuttingProxy(random: Random): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  const state = { target: 0, isCutting: false, cuts: 0 };

  const server = createServer((near) => {
    const far = connect(state.target, "127.0.0.1");
    let left = 200 + random.below(bytesMax);
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    const pass = (to: Socket) => (chunk: Buffer) => {
      if (!state.isCutting || chunk.length < left) {
        left -= chunk.length;
        return void to.write(chunk);
      }
      state.cuts++;
      // What came before the cut arrives.
      to.end(chunk.subarray(0, left), cut);
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", cut).on("close", () => {
        sockets.delete(socket);
        cut();
      });
    }
    near.on("data", pass(far));
    far.on("data", pass(near));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  });
}
