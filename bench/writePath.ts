// A program of its own, because a slow disk can only be had from the start of a process. Prints its figures as JSON.
import { nobody } from "@platform/server/domain/caller.ts";
import type { JobContext } from "@platform/server/domain/context.ts";
import { createPlatform } from "@platform/server";
import { openStore } from "@platform/server/storage/store.ts";
import { kyselyOnSqlite } from "@platform/server/storage/dialects/sqlite/driver.ts";
import { localWriter } from "@platform/server/storage/dialects/sqlite/localWriter.ts";
import { openSqlite } from "@platform/server/storage/dialects/sqlite/open.ts";
import type { Db } from "@platform/server/storage/db.ts";
import type { Writer } from "@platform/server/storage/job.ts";
import type { Tables } from "@platform/server/storage/tables/tables.ts";
import { insertRow, type NewRow } from "./insertRow.ts";
import { bareWriter } from "./bareWriter.ts";
import { playMixed, type MixedRound } from "./playMixed.ts";

export interface WriteRound {
  readonly rowsPerSecond: number;
  readonly cpuUs: number;
}

export interface WritePathReport {
  /** By how many writers wait at a time. */
  readonly writes: readonly { readonly writers: number; readonly bare: WriteRound[]; readonly store: WriteRound[] }[];
  readonly mixed: { readonly mainThread: MixedRound[]; readonly writerThread: MixedRound[] };
}

const [dataFolder = "", rounds = "1", seconds = "1"] = process.argv.slice(2);
const roundMs = Number(seconds) * 1000;
const warmUpMs = 2_500;

const body = JSON.stringify({
  type: "message",
  user: "U0123456789",
  text: "As long as most of them are. ".repeat(4),
  ts: "1",
});
/** A day ahead: the dev seed has messages of its own, and a million rows later one of these would meet them. */
let lastTs = (Date.now() + 86_400_000) * 1000;
const nextRow = (): NewRow => ({ channelKey: 1, ts: ++lastTs, body });

await seed();
const context = callerContext();
const path = `${dataFolder}/platform.db`;
const environment = { serverKey: "bench" };
const store = await openStore({ kind: "file", path }, { environment });
const bareConnection = openSqlite(path, "write");
const localConnection = openSqlite(path, "write");
const readConnection = openSqlite(path, "read");
const local = localWriter(localConnection, environment);

const report: WritePathReport = {
  writes: await measureWrites([1, 64, 256]),
  mixed: await measureMixed(),
};
process.stdout.write(JSON.stringify(report));
await local.close();
await store.close();
for (const connection of [bareConnection, localConnection, readConnection]) connection.close();

/**
 * A platform makes the file, and is gone before anything is measured: bare statements never let go of the thread, so
 * all that a platform does by itself, such as indexing these very rows, would fall on the rounds of the other.
 */
async function seed(): Promise<void> {
  await using _platform = await createPlatform({ dataFolder, seed: "dev", rates: "off" });
}

async function measureWrites(crowds: readonly number[]): Promise<WritePathReport["writes"]> {
  const bare = bareWriter(bareConnection);
  const measured = [];
  for (const writers of crowds) {
    const entry = { writers, bare: [] as WriteRound[], store: [] as WriteRound[] };
    // Bare statements are at their best from the start; of ours more code has to be compiled, which takes two seconds one at a time.
    await throughStore(writers, warmUpMs);
    for (let at = 0; at < Number(rounds); at++) {
      entry.bare.push(await timed(() => bare.insertFor(roundMs, writers, nextRow)));
      entry.store.push(await timed(() => throughStore(writers, roundMs)));
    }
    measured.push(entry);
  }
  return measured;
}

/** Each writer waits for its commit before it writes again. */
async function throughStore(writers: number, forMs: number): Promise<number> {
  const deadline = performance.now() + forMs;
  let written = 0;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < deadline) {
        await store.write(insertRow, context, nextRow());
        written++;
      }
    }),
  );
  return written;
}

async function timed(play: () => number | Promise<number>): Promise<WriteRound> {
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const rows = await play();
  const cpu = process.cpuUsage(cpuBefore);
  return { rowsPerSecond: (rows * 1000) / (performance.now() - started), cpuUs: (cpu.user + cpu.system) / rows };
}

async function measureMixed(): Promise<WritePathReport["mixed"]> {
  const reads: Db = kyselyOnSqlite<Tables>(readConnection);
  const field = (writer: Pick<Writer, "write">) => ({
    reads,
    write: () => writer.write(insertRow, context, nextRow()),
    clients: 64,
    forMs: roundMs,
  });
  const mixed = { mainThread: [] as MixedRound[], writerThread: [] as MixedRound[] };
  await playMixed({ ...field(local), forMs: roundMs / 4 });
  for (let at = 0; at < Number(rounds); at++) {
    mixed.mainThread.push(await playMixed(field(local)));
    mixed.writerThread.push(await playMixed(field(store)));
  }
  return mixed;
}

/** As many scopes as a real app has. */
function callerContext(): JobContext {
  const scopes = Array.from({ length: 38 }, (_, at) => `family${at}:history`);
  return {
    caller: { ...nobody, kind: "bot", userId: "U0123456789", teamId: "T0123456789", scopes },
    nowMs: Date.now(),
  };
}
