import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type PrivatePostgres, startPostgres } from "../../scripts/provision/postgres.ts";
import { type Loader, type Served, startLoader } from "../children.ts";
import type { Effort } from "../compareHttp.ts";
import type { DataSize } from "../large/generateRows.ts";
import { medianBy, type Measured, type Target } from "../measured.ts";
import { countIdle, countStatements, idleFigure } from "./countStatements.ts";
import { postmasterOf } from "./databaseFigures.ts";
import { type CostRound, playCosts } from "./playCosts.ts";
import { type PreparedStore, prepareStore } from "./prepareStore.ts";
import { channelCount, connections, type StoreCase, storeCases } from "./storeCases.ts";

const serverCounts = [1, 2, 4];
const subjectOf = (name: string): string => `postgres, ${name}`;
const scaleSubject = (name: string, servers: number): string =>
  subjectOf(`${name}, ${servers} server${servers === 1 ? "" : "s"}`);

/** The largest channel has 25,000 messages and 1,200 threads, each of the others about a thousand messages. */
const size: DataSize = {
  messages: 250_000,
  users: 1_000,
  channels: channelCount + 1,
  threads: 1_200,
  repliesPerThread: 100,
};

/** SQLite stands where the floor does elsewhere, and PostgreSQL where ours does. */
export async function comparePostgres(
  folder: string,
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const cases = storeCases.filter(({ name }) => wants(subjectOf(name)));
  const scaled = storeCases.filter(({ name }) => name.startsWith("chat.") && wants(scaleSubject(name, 2)));
  if (cases.length + scaled.length === 0 && !wants(subjectOf("idle"))) return [];
  tell("postgres: filling both databases first");
  // On the disk of the SQLite file: in memory a commit would cost PostgreSQL nothing.
  const home = join(folder, "postgres");
  mkdirSync(home, { mode: 0o755 });
  await using database: PrivatePostgres = await startPostgres(undefined, { folder: home });
  const sqlite = await prepareStore(folder, "on-sqlite", size);
  const postgres = await prepareStore(folder, "on-postgres", size, database.url);
  const postmaster = await postmasterOf(database.url);
  await using loader = startLoader();
  const field = { loader, effort, postmaster };
  tell("postgres, idle");
  const idle = await countIdle(postgres, database.url, effort);
  const measured: Measured[] = [idleFigure(idle)];
  for (const one of cases) {
    tell(subjectOf(one.name));
    measured.push(...(await compareCase(one, sqlite, postgres, field)));
  }
  tell("postgres: counting statements");
  measured.push(...(await countStatements(cases, postgres, database.url, { loader, effort, idle })));
  for (const one of scaled) {
    tell(`${subjectOf(one.name)} on several servers`);
    measured.push(...(await compareServers(one, postgres, field)));
  }
  // What was counted stands with what was measured.
  const bySubject = Map.groupBy(measured, ({ subject }) => subject);
  return [...bySubject.values()].flat().filter(({ subject }) => wants(subject));
}

interface Field {
  readonly loader: Loader;
  readonly effort: Effort;
  readonly postmaster: number;
}

/** One server on each store. They take turns, and each of them runs alone: an idle server on PostgreSQL uses the database, too. */
async function compareCase(
  one: StoreCase,
  sqlite: PreparedStore,
  postgres: PreparedStore,
  { loader, effort, postmaster }: Field,
): Promise<Measured[]> {
  await using onSqlite = await sqlite.start();
  await using onPostgres = await postgres.start();
  const play = (store: PreparedStore, server: Served, seconds: number, database?: number) =>
    playCosts(loader, [server], { requests: one.requests(store), connections, seconds }, database);
  await play(sqlite, onSqlite, effort.warmUpSeconds);
  await play(postgres, onPostgres, effort.warmUpSeconds);
  const floors: CostRound[] = [];
  const servers: CostRound[] = [];
  for (let at = 0; at < effort.rounds; at++) {
    floors.push(await play(sqlite, onSqlite, effort.seconds));
    servers.push(await play(postgres, onPostgres, effort.seconds, postmaster));
  }
  const figure = figuresOf(subjectOf(one.name), floors, servers);
  return [
    figure("requests/s", (round) => round.perSecond),
    figure("CPU us/request, server", (round) => round.serverUs),
    figure("CPU us/request, database", (round) => round.databaseUs),
    figure("CPU us/request", (round) => round.cpuUs, one.cpu),
  ];
}

/** As many connections, over more servers. One server stands where the floor does. */
async function compareServers(
  one: StoreCase,
  postgres: PreparedStore,
  { loader, effort, postmaster }: Field,
): Promise<Measured[]> {
  const rounds = new Map<number, CostRound[]>(serverCounts.map((count) => [count, []]));
  const requests = one.requests(postgres);
  for (let at = 0; at < effort.rounds; at++) {
    for (const count of serverCounts) {
      await using stack = new AsyncDisposableStack();
      const servers: Served[] = [];
      for (let started = 0; started < count; started++) servers.push(stack.use(await postgres.start()));
      // Each of them has to be warm.
      await playCosts(loader, servers, { requests, connections, seconds: effort.warmUpSeconds * count }, postmaster);
      const played = await playCosts(loader, servers, { requests, connections, seconds: effort.seconds }, postmaster);
      rounds.get(count)?.push(played);
    }
  }
  const alone = rounds.get(1) ?? [];
  return serverCounts.slice(1).flatMap((count) => {
    const figure = figuresOf(scaleSubject(one.name, count), alone, rounds.get(count) ?? []);
    return [
      figure("requests/s", (round) => round.perSecond),
      figure("CPU us/request", (round) => round.cpuUs),
      figure(
        "posts per CPU second",
        (round) => 1_000_000 / round.cpuUs,
        count === 2 ? { ratioAtLeast: 0.9 } : undefined,
      ),
    ];
  });
}

function figuresOf(subject: string, floors: readonly CostRound[], servers: readonly CostRound[]) {
  const byCpu = (round: CostRound): number => round.cpuUs;
  return (figure: string, of: (round: CostRound) => number, target?: Target): Measured => ({
    subject,
    figure,
    floor: of(medianBy(floors, byCpu)),
    server: of(medianBy(servers, byCpu)),
    floorRounds: floors.map(of),
    serverRounds: servers.map(of),
    target,
  });
}
