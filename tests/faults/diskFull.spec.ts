import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient, type Reply } from "./apiClient.ts";
import { auditRows, auditServer, nothing } from "./audit.ts";
import { readSqlite } from "./databaseRows.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";
import { mountSmallDisk, smallDiskSkip } from "./smallDisk.ts";
import { ClientLog } from "./workload.ts";

const recoveryMs = 30_000;

describe("a full disk", { skip: smallDiskSkip }, () => {
  test("refuses writes by name, serves reads, loses nothing, and takes writes again as soon as there is room", async () => {
    using disk = mountSmallDisk(8);
    await using server = await startServer({ dataFolder: disk.path });
    using client = clientOf(server);
    const log = new ClientLog();
    const channel = server.dev.channels["general"] ?? "";

    const refusal = await fill(client, log, channel);

    assert.equal(refusal.status, 503);
    assert.equal(refusal.body.error, "service_unavailable");
    assert.ok(Number(refusal.headers["retry-after"]) > 0, "no Retry-After");
    assert.match(JSON.stringify(refusal.body), /disk is full/);
    for (let round = 0; round < 5; round++) {
      assert.equal((await client.call("conversations.history", { channel, limit: 10 })).body.ok, true);
      assert.equal((await client.call("auth.test")).body.ok, true);
      assert.equal(await client.status("/healthz"), 200);
      assert.equal(await client.status("/readyz"), 503);
      assert.equal((await post(client, log, channel, 60_000)).status, 503);
    }

    disk.resize(64);
    await untilAccepted(client, log, channel);
    await untilReady(client);

    server.signal("SIGKILL");
    assert.equal((await server.ended).signal, "SIGKILL", server.printed());
    const rows = readSqlite(disk.path);
    assert.deepEqual(auditRows(rows, log), nothing);
    await using again = await startServer({ dataFolder: disk.path });
    using reader = clientOf(again);
    await auditServer(reader, rows);
  });

  test("does not keep a server from starting and serving what it has", async () => {
    using disk = mountSmallDisk(8);
    const log = new ClientLog();
    {
      await using server = await startServer({ dataFolder: disk.path });
      using client = clientOf(server);
      await fill(client, log, server.dev.channels["general"] ?? "");
    }

    await using server = await startServer({ dataFolder: disk.path });
    using client = clientOf(server);
    const channel = server.dev.channels["general"] ?? "";

    assert.equal((await client.call("conversations.history", { channel, limit: 10 })).body.ok, true);
    disk.resize(64);
    await untilAccepted(client, log, channel);
  });
});

function clientOf(server: ServerProcess): ApiClient {
  return new ApiClient(server.url, server.dev.users.find((user) => user.name === "alice")?.token ?? "");
}

/** Posts until there is no room, even for a short message, and returns the refusal. */
async function fill(client: ApiClient, log: ClientLog, channel: string): Promise<Reply> {
  let last: Reply | undefined;
  for (let size = 30_000; size >= 1; size = Math.floor(size / 10)) {
    do {
      if (log.attempts.length > 5_000) throw new Error("the disk never filled up");
      last = await post(client, log, channel, size);
    } while (last.body.ok);
  }
  if (!last) throw new Error("nothing was posted");
  return last;
}

async function post(client: ApiClient, log: ClientLog, channel: string, size: number): Promise<Reply> {
  const text = `message ${log.attempts.length} ${"x".repeat(size)}`.slice(0, 40_000);
  const attempt = { kind: "message" as const, text, channel, thread: "" };
  log.attempts.push(attempt);
  const reply = await client.call("chat.postMessage", { channel, text });
  if (!reply.body.ok) return reply;
  Object.assign(attempt, { ts: String(reply.body["ts"]) });
  log.acknowledged++;
  return reply;
}

async function untilAccepted(client: ApiClient, log: ClientLog, channel: string): Promise<void> {
  for (const deadline = performance.now() + recoveryMs; ; await sleep(100)) {
    const reply = await post(client, log, channel, 10);
    if (reply.body.ok) return;
    assert.ok(performance.now() < deadline, `still refused after ${recoveryMs} ms: ${JSON.stringify(reply.body)}`);
  }
}

/** The result of the last write is used for a while. */
async function untilReady(client: ApiClient): Promise<void> {
  for (const deadline = performance.now() + recoveryMs; ; await sleep(100)) {
    if ((await client.status("/readyz")) === 200) return;
    assert.ok(performance.now() < deadline, `still not ready after ${recoveryMs} ms`);
  }
}
