import assert from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { after, describe, test } from "node:test";
import { startPostgres } from "../../scripts/provision/postgres.ts";
import { createEmptyDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { ApiClient } from "./apiClient.ts";
import { hasBlob } from "@platform/server/ports/blobs/blobFolder.ts";
import { auditLives, auditSecondRedemptions } from "./auditLives.ts";
import { auditRows, auditServer, type DatabaseRows, nothing } from "./audit.ts";
import { temporaryFolder } from "./dataFolder.ts";
import { readPostgres, readSqlite } from "./databaseRows.ts";
import { Random } from "./random.ts";
import { LifeLog, liveUntilGone, prepareLives } from "./lifecycles.ts";
import { killWhileStarting, type ServerProcess, type ServerSetting, startServer } from "./serverProcess.ts";
import { ClientLog, writeUntilGone } from "./workload.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const kills = roundsOf("PLATFORM_KILLS");
const seed = Number(process.env["PLATFORM_KILL_SEED"] ?? Date.now() % 1_000_000_000);
const clientsAtOnce = 8;
/** A server dies after so many answers at most, or after so long when the machine is slow. */
const answersMax = 150;
const lifeMsMax = 1_500;
/** About as long as a start takes. */
const startMs = 1_200;
/** Only against one that never ends. */
const guardMs = 120_000 + kills * 10_000;
const summaries: string[] = [];

// Both at once: most of it is waiting for servers to start.
describe("a server that is killed at any moment", { concurrency: 2 }, () => {
  after(() => {
    for (const summary of summaries) process.stdout.write(`${summary}\n`);
  });

  test("keeps on SQLite every write it acknowledged, and no half of any other", { timeout: guardMs }, async () => {
    using folder = temporaryFolder("kill");
    const setting = { dataFolder: folder.path };
    await killAgainAndAgain("SQLite", Math.ceil(kills * 0.6), setting, async () => readSqlite(folder.path));
  });

  test(
    "keeps on PostgreSQL every write it acknowledged, also when PostgreSQL crashes with it or alone",
    { skip: postgresSkip, timeout: guardMs },
    async () => {
      using folder = temporaryFolder("kill");
      // A server of its own, because the one that other tests use must not crash.
      await using postgres = await startPostgres();
      await using database = await createEmptyDatabase(postgres.url);
      const setting = { dataFolder: folder.path, databaseUrl: database.url };
      await killAgainAndAgain(
        "PostgreSQL",
        Math.floor(kills * 0.4),
        setting,
        () => readPostgres(database.url),
        postgres,
      );
    },
  );
});

interface Crashing {
  crash(): Promise<void>;
  restart(): Promise<void>;
}

async function killOnce(
  server: ServerProcess,
  { log, lives }: { readonly log: ClientLog; readonly lives: LifeLog },
  random: Random,
  database: Crashing | undefined,
): Promise<void> {
  const { general, random: chatter } = server.dev.channels;
  if (log.channels.length === 0) log.channels.push(general ?? "", chatter ?? "");
  using client = clientOf(server);
  const steps = await prepareLives(server, lives, general ?? "");
  const writing = Promise.all([writeUntilGone(client, log, random, clientsAtOnce), liveUntilGone(steps, random)]);
  const enough = log.acknowledged + random.below(answersMax);
  for (const deadline = performance.now() + lifeMsMax; log.acknowledged < enough && performance.now() < deadline;)
    await sleep(1);
  await sleep(random.next() * 10);
  if (database) {
    await database.crash();
    await sleep(random.next() * 100);
    if (random.next() < 0.5) await database.restart();
    await sleep(random.next() * 200);
  }
  server.signal("SIGKILL");
  const ending = await server.ended;
  await writing;
  await database?.restart();
  assert.equal(ending.signal, "SIGKILL", `the server ended by itself:\n${server.printed()}`);
}

function clientOf(server: ServerProcess): ApiClient {
  return new ApiClient(server.url, server.dev.users.find((user) => user.name === "alice")?.token ?? "");
}

async function killAgainAndAgain(
  store: string,
  times: number,
  setting: ServerSetting,
  readRows: () => Promise<DatabaseRows>,
  database?: Crashing,
): Promise<void> {
  const random = new Random(seed);
  const log = new ClientLog();
  const lives = new LifeLog();
  const counted = { redeemed: 0, uninstalled: 0, removed: 0, completed: 0, unknown: 0 };
  let slowestStartMs = 0;
  for (let round = 0; round < times; round++) {
    // The very first start is among them, which creates the database and plants the workspace.
    if (round % 6 === 0) {
      await killWhileStarting(setting, 200 + random.next() * startMs);
      continue;
    }
    const started = performance.now();
    await using server = await startServer(setting);
    slowestStartMs = Math.max(slowestStartMs, performance.now() - started);
    count(counted, lives);
    await auditLives(server, lives);
    // Every fourth time the database crashes first, and the server must live with that until it is killed itself.
    await killOnce(server, { log, lives }, random, round % 4 === 3 ? database : undefined);
    const rows = await readRows();
    assert.deepEqual(auditRows(rows, log), nothing, `seed ${seed}, round ${round}`);
    const withoutBytes = rows.blobKeys.filter((key) => !hasBlob(join(setting.dataFolder, "files"), key));
    assert.deepEqual(withoutBytes, [], `files without bytes, seed ${seed}, round ${round}`);
  }
  await using server = await startServer(setting);
  const rows = await readRows();
  using client = clientOf(server);
  await auditServer(client, rows);
  count(counted, lives);
  await auditLives(server, lives);
  await auditSecondRedemptions(server, lives);
  assert.ok(times < 20 || Object.values(counted).every((number) => number > 0), JSON.stringify(counted));

  const { acknowledged, attempts } = log;
  summaries.push(
    `${store}: ${times} kills (seed ${seed}), ${attempts.length} writes tried, ${acknowledged} acknowledged, 0 lost, 0 doubled, 0 half-written; slowest start ${Math.round(slowestStartMs)} ms; ${JSON.stringify(counted)}`,
  );
  assert.ok(acknowledged > times, "the workload wrote too little to prove anything");
}

/** How often each step was acknowledged, and how often a kill left it unknown. */
function count(
  counted: { redeemed: number; uninstalled: number; removed: number; completed: number; unknown: number },
  { apps, people, files }: LifeLog,
): void {
  const told = { apps: apps.map(({ redeemed }) => redeemed), gone: apps.map(({ uninstalled }) => uninstalled) };
  counted.redeemed = told.apps.filter((state) => state === "done").length;
  counted.uninstalled = told.gone.filter((state) => state === "done").length;
  counted.removed += people.filter(({ removed }) => removed === "done").length;
  counted.completed += files.filter(({ completed }) => completed === "done").length;
  const open = [...told.apps, ...told.gone, ...people.map(({ removed }) => removed), ...files.map((f) => f.completed)];
  counted.unknown += open.filter((state) => state === "unknown").length;
}
