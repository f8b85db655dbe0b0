import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * - `pass`: as if it were not there.
 * - `refuse`: every connection breaks, new ones too, as when PostgreSQL has ended.
 * - `stall`: connections stay and nothing comes through, as when the network drops everything.
 * - `cut before commit`, `cut after commit`: the connection breaks around the next commit; PostgreSQL has not, or has, seen it.
 * - `stall before commit`: a connection falls silent when it commits, so that its transaction stays open in PostgreSQL.
 */
export type ProxyMode = "pass" | "refuse" | "stall" | "cut before commit" | "cut after commit" | "stall before commit";

export interface PostgresProxy extends AsyncDisposable {
  readonly url: string;
  mode: ProxyMode;
  /** How many connections were cut at a commit. */
  cuts: number;
}

const commit = Buffer.from("commit\0");
/** The type of a message and its length. */
const commitHead = 5;

/** Stands between a server and PostgreSQL and does what networks do. */
export async function startPostgresProxy(target: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let mode: ProxyMode = "pass";
  let cuts = 0;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    let isDoomed = false;
    let isSilent = false;
    const cut = (): void => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on("error", cut).on("close", cut);
    if (mode === "refuse") cut();
    near.on("data", (chunk: Buffer) => {
      if (mode === "stall" || isSilent) return;
      if (mode === "stall before commit" && chunk.includes(commit)) {
        isSilent = true;
        // What comes before it in the same packet reaches PostgreSQL.
        far.write(chunk.subarray(0, chunk.indexOf(commit) - commitHead));
        return;
      }
      const commits = mode.startsWith("cut") && chunk.includes(commit);
      if (commits) cuts++;
      if (commits && mode === "cut before commit") return cut();
      isDoomed ||= commits;
      far.write(chunk);
    });
    far.on("data", (chunk: Buffer) => {
      if (isDoomed) cut();
      else if (mode !== "stall" && !isSilent) near.write(chunk);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const breakAll = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";
  return {
    url: url.href,
    get mode() {
      return mode;
    },
    set mode(next) {
      // What was swallowed while it stalled is missing from the stream, so those connections are of no use any more.
      if (next === "refuse" || mode === "stall") breakAll();
      mode = next;
    },
    get cuts() {
      return cuts;
    },
    async [Symbol.asyncDispose]() {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}
