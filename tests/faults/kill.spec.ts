import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { after, describe, test } from "node:test";
import { startPostgres } from "../../scripts/provision/postgres.ts";
import { createEmptyDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { ApiClient } from "./apiClient.ts";
import { auditRows, auditServer, type DatabaseRows, nothing } from "./audit.ts";
import { temporaryFolder } from "./dataFolder.ts";
import { readPostgres, readSqlite } from "./databaseRows.ts";
import { Random } from "./random.ts";
import { killWhileStarting, type ServerProcess, type ServerSetting, startServer } from "./serverProcess.ts";
import { ClientLog, writeUntilGone } from "./workload.ts";

const kills = Number(process.env["PLATFORM_KILLS"] ?? 50);
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
  log: ClientLog,
  random: Random,
  database: Crashing | undefined,
): Promise<void> {
  const { general, random: chatter } = server.dev.channels;
  if (log.channels.length === 0) log.channels.push(general ?? "", chatter ?? "");
  using client = clientOf(server);
  const writing = writeUntilGone(client, log, random, clientsAtOnce);
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
    // Every fourth time the database crashes first, and the server must live with that until it is killed itself.
    await killOnce(server, log, random, round % 4 === 3 ? database : undefined);
    assert.deepEqual(auditRows(await readRows(), log), nothing, `seed ${seed}, round ${round}`);
  }
  await using server = await startServer(setting);
  const rows = await readRows();
  using client = clientOf(server);
  await auditServer(client, rows);

  const { acknowledged, attempts } = log;
  summaries.push(
    `${store}: ${times} kills (seed ${seed}), ${attempts.length} writes tried, ${acknowledged} acknowledged, 0 lost, 0 doubled, 0 half-written; slowest start ${Math.round(slowestStartMs)} ms`,
  );
  assert.ok(acknowledged > times, "the workload wrote too little to prove anything");
}
