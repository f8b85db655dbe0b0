import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../scripts/provision/postgres.ts";
import { type Loader, type Served, startLoader } from "../children.ts";
import type { Effort } from "../compareHttp.ts";
import { medianBy, type Measured } from "../measured.ts";
import { databaseCpuMs, postmasterOf } from "../postgres/databaseFigures.ts";
import { type CostRound, playCosts } from "../postgres/playCosts.ts";
import { historyRequests, type PreparedStore, prepareStore, repliesRequests } from "../postgres/prepareStore.ts";
import { sizeOf } from "./generateRows.ts";

const smallMessages = 10_000;
const connections = 10;
const methods = { "conversations.history": historyRequests, "conversations.replies": repliesRequests };

/**
 * What a page costs in a store of 10 thousand messages and in a large one, on each database. The small store stands where
 * the floor does elsewhere.
 */
export async function compareLarge(
  folder: string,
  messages: number,
  effort: Effort,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const measured = await compareStores("SQLite", messages, effort, tell, {
    prepare: (name, count) => prepareStore(folder, name, sizeOf(count)),
  });
  const home = join(folder, "large-postgres");
  mkdirSync(home, { mode: 0o755 });
  const settings = ["shared_buffers=512MB", "max_wal_size=4GB"];
  await using server = await startPostgres(undefined, { folder: home, settings });
  const postmaster = await postmasterOf(server.url);
  measured.push(
    ...(await compareStores("PostgreSQL", messages, effort, tell, {
      postmaster,
      prepare: async (name, count) =>
        prepareStore(folder, name, sizeOf(count), await createDatabase(server.url, `large_${count}`)),
    })),
  );
  return measured;
}

interface StoreMaker {
  readonly prepare: (name: string, messages: number) => Promise<PreparedStore>;
  readonly postmaster?: number;
}

async function compareStores(
  database: string,
  messages: number,
  effort: Effort,
  tell: (what: string) => void,
  { prepare, postmaster }: StoreMaker,
): Promise<Measured[]> {
  tell(`large, ${database}: generating ${messages.toLocaleString("en-US")} messages first`);
  const small = await prepare(`small-${database}`, smallMessages);
  const large = await prepare(`large-${database}`, messages);
  await using loader = startLoader();
  await using ofSmall = await small.start();
  await using ofLarge = await large.start();
  await settle(postmaster);
  const measured: Measured[] = [];
  for (const [method, requests] of Object.entries(methods)) {
    tell(`large, ${database}, ${method}`);
    const play = (server: Served, store: PreparedStore, seconds: number) =>
      playRequests(loader, server, { requests: requests(store), seconds }, postmaster);
    const smalls: CostRound[] = [];
    const larges: CostRound[] = [];
    await play(ofSmall, small, effort.warmUpSeconds);
    await play(ofLarge, large, effort.warmUpSeconds);
    for (let at = 0; at < effort.rounds; at++) {
      smalls.push(await play(ofSmall, small, effort.seconds));
      larges.push(await play(ofLarge, large, effort.seconds));
    }
    const byCpu = (round: CostRound): number => round.cpuUs;
    measured.push({
      subject: `large, ${database}, ${method}, ${messages.toLocaleString("en-US")} messages`,
      figure: "CPU us/request",
      floor: byCpu(medianBy(smalls, byCpu)),
      server: byCpu(medianBy(larges, byCpu)),
      floorRounds: smalls.map(byCpu),
      serverRounds: larges.map(byCpu),
      target: { ratioAtMost: 1.5 },
    });
  }
  return measured;
}

function playRequests(
  loader: Loader,
  server: Served,
  { requests, seconds }: { readonly requests: string[]; readonly seconds: number },
  postmaster: number | undefined,
): Promise<CostRound> {
  return playCosts(loader, [server], { requests, connections, seconds }, postmaster);
}

const busyMs = 100;
const settleTries = 60;

/** Waits for the vacuum of what was generated: it would be counted as time of the calls. */
async function settle(postmaster: number | undefined): Promise<void> {
  if (postmaster === undefined) return;
  for (let tries = 0; tries < settleTries; tries++) {
    const before = databaseCpuMs(postmaster);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (databaseCpuMs(postmaster) - before < busyMs) return;
  }
}

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
