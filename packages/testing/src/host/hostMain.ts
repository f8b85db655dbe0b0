// The program in which the platforms of tests run. `startHost.mjs` starts it.

import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { readDevSeed, readSeed, type SeedDocument } from "@platform/server";
import { readAddress } from "./hostFiles.mjs";
import { createPlatformPool, type StartedPlatform } from "./platformPool.ts";
import type { Answer, Request } from "./wire.ts";

/** Longer than the pause between two runs while a developer works on an app; afterwards the memory is worth more. */
const IDLE_MS = 10 * 60_000;

const [kind, addressFile = "", logFile = ""] = process.argv.slice(2);
const isShared = kind === "shared";
const instance = `platform-testing ${randomUUID()}`;
const secret = randomBytes(32).toString("base64url");
const pool = createPlatformPool(() => performance.now());
const connections = new Set<Socket>();
let idle: NodeJS.Timeout | undefined;

const server = createServer(
  (socket) => void serve(socket).catch((error: unknown) => void process.stderr.write(`${String(error)}\n`)),
);
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port, instance, secret, pid: process.pid })}\n`);
  if (isShared) waitForTests();
  else process.stdin.on("close", () => void end()).resume();
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void end());
// The reader of the first line is gone.
process.stdout.on("error", () => undefined);

function waitForTests(): void {
  clearTimeout(idle);
  if (isShared && connections.size === 0) idle = setTimeout(() => void end(), IDLE_MS);
}

async function end(): Promise<void> {
  server.close();
  if (isShared) removeFiles();
  for (const socket of connections) socket.destroy();
  await pool.stop();
  process.exit(0);
}

/** Unless they are those of a host that has taken over. */
function removeFiles(): void {
  if (readAddress(addressFile)?.instance !== instance) return;
  for (const file of [addressFile, logFile]) rmSync(file, { force: true });
}

async function serve(socket: Socket): Promise<void> {
  connections.add(socket);
  clearTimeout(idle);
  socket.setNoDelay(true);
  const send = (answer: Answer): void => void (socket.writable && socket.write(`${JSON.stringify(answer)}\n`));
  let started: StartedPlatform | undefined;
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    connections.delete(socket);
    waitForTests();
  });
  socket.write(`${instance}\n`);
  const lines = createInterface({ input: socket });
  lines.on("error", () => undefined);
  try {
    for await (const line of lines) {
      const request = JSON.parse(line) as Request;
      if (request.kind === "start") {
        if (request.secret !== secret || started) return;
        started = await start(request, send);
        if (!started) return;
      } else {
        await started?.stop();
        send({ kind: "stopped" });
        return;
      }
    }
  } finally {
    socket.end();
    await started?.stop();
  }
}

async function start(
  request: Request & { readonly kind: "start" },
  send: (answer: Answer) => void,
): Promise<StartedPlatform | undefined> {
  try {
    const seed = request.file ? await readSeed(request.file.text, request.file.name) : (request.seed ?? "dev");
    const started = await pool.take(seed);
    started.sendLog = (line) => send({ kind: "log", line });
    const firstApp = firstAppOf(seed === "dev" ? await readDevSeed() : seed);
    const { dev, signInLinks } = started;
    send({ kind: "started", dev, signInLinks, ...(firstApp !== undefined && { firstApp }) });
    return started;
  } catch (error) {
    send({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

function firstAppOf(seed: SeedDocument): string | undefined {
  return seed.workspaces[0]?.apps?.[0]?.name;
}
