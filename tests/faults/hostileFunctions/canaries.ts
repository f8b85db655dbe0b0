import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemIds } from "../../../packages/server/src/ports/ports.ts";
import type { Canary } from "./hostile.ts";

export interface Canaries extends AsyncDisposable {
  readonly canary: Omit<Canary, "baseUrl">;
  /** Everything that should not have happened. */
  damage(): string[];
}

/** Places a secret everywhere, and listens for connections. */
export async function setOutCanaries(): Promise<Canaries> {
  const secret = `canary-${systemIds.unguessable()}`;
  const folder = mkdtempSync(join(tmpdir(), "platform-hostile-"));
  chmodSync(folder, 0o777);
  const file = join(folder, "secret.json");
  writeFileSync(file, JSON.stringify({ secret }), { mode: 0o666 });
  const variable = "PLATFORM_HOSTILE_CANARY";
  process.env[variable] = secret;
  let heard = 0;
  const hear = () => void heard++;
  const tcp = createServer((socket) => socket.destroy()).on("connection", hear);
  const unix = createServer((socket) => socket.destroy()).on("connection", hear);
  const socket = join(folder, "canary.sock");
  await once(tcp.listen(0, "127.0.0.1"), "listening");
  await once(unix.listen(socket), "listening");
  const { port } = tcp.address() as AddressInfo;
  const redirecting = createHttpServer((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
  });
  await once(redirecting.listen(0, "127.0.0.1"), "listening");
  const declared = `localhost:${(redirecting.address() as AddressInfo).port}`;
  return {
    canary: { secret, file, folder, port, socket, variable, declared },
    damage: () => [
      ...(heard === 0 ? [] : [`${heard} connections came to where nobody may come`]),
      ...(readFileSync(file, "utf8") === JSON.stringify({ secret }) ? [] : ["the file was changed"]),
      ...readdirSync(folder)
        .filter((name) => name !== "secret.json" && name !== "canary.sock")
        .map((name) => `${name} was planted`),
    ],
    async [Symbol.asyncDispose]() {
      delete process.env[variable];
      redirecting.closeAllConnections();
      await Promise.all([tcp, unix, redirecting].map(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}
