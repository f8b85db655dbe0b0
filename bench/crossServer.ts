/**
 * How long a message takes from the answer to its post on one server to a socket of another one on the same PostgreSQL.
 * On an otherwise idle machine: `node bench/crossServer.ts`, with the Node that `npm start` uses.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { startPostgres } from "../scripts/provision/postgres.ts";
import { type ServerProcess, startServer } from "../tests/faults/serverProcess.ts";
import { callApi } from "../tests/faults/subscribing.ts";
import { percentile } from "./measured.ts";

const posts = 100;
/** So rarely that the servers are idle in between, as people post. */
const everyMs = 40;

const dataFolder = mkdtempSync(join(tmpdir(), "cross-server-"));
try {
  await using postgres = await startPostgres();
  const setting = { dataFolder, databaseUrl: postgres.url };
  await using posting = await startServer(setting);
  await using hearing = await startServer(setting);
  // The server's own socket, for comparison: what the machine is busy with delays both.
  const here = await hearMessages(posting);
  const there = await hearMessages(hearing);
  const token = tokenOf(posting, "alice");
  for (let at = 0; at < posts; at++) {
    const text = `post ${at}`;
    await callApi(posting.url, token, "chat.postMessage", { channel: posting.dev.channels["general"], text });
    const answeredMs = performance.now();
    await pause(everyMs);
    for (const { heardMs, tookMs } of [here, there]) {
      while (!heardMs.has(text)) await pause(1);
      // An event may overtake the answer.
      tookMs.push(Math.max(0, (heardMs.get(text) ?? 0) - answeredMs));
    }
  }
  for (const [name, { tookMs, socket }] of Object.entries({ "same server": here, "other server": there })) {
    socket.terminate();
    const [p50, p99] = [percentile(tookMs, 0.5), percentile(tookMs, 0.99)];
    console.info(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms after the answer`);
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}

function tokenOf({ dev }: ServerProcess, person: string): string {
  return dev.users.find(({ name }) => name === person)?.token ?? "";
}

async function hearMessages(server: ServerProcess) {
  const { url } = (await callApi(server.url, tokenOf(server, "bob"), "rtm.connect", {})) as unknown as { url: string };
  const socket = new WebSocket(url.replace("localhost", "127.0.0.1"));
  await once(socket, "message");
  const heardMs = new Map<string, number>();
  socket.on("message", (data) => {
    const { text } = JSON.parse((data as Buffer).toString()) as { text?: string };
    if (text !== undefined) heardMs.set(text, performance.now());
  });
  const tookMs: number[] = [];
  return { socket, heardMs, tookMs };
}
