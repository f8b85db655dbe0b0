import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import Sqlite from "better-sqlite3";
import { limits } from "@platform/protocol";
import { quickFolder } from "../faults/dataFolder.ts";
import { connect, createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { type ApiAnswer, type Place, ServerPair } from "./serverPair.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

/** On each of the stores. */
const raceCount = roundsOf("PLATFORM_RACES");
/** Ten times what a race takes on an idle machine, restarts of servers included. */
const timeout = 300_000 + raceCount * 1_000;
const callersPerServer = 4;
const places: readonly Place[] = [0, 1];

interface TokenSet extends ApiAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
}

interface Client {
  readonly client_id: string;
  readonly client_secret: string;
}

/** What happens to one of the servers while both are being asked. */
interface Disturbance {
  readonly restart?: NodeJS.Signals;
  /** By how many seconds the clock is moved. */
  readonly jump?: number;
}

const disturbanceEvery = 10;
const beyondGrace = limits.refresh_grace_s + 1;
const withinGrace = limits.refresh_grace_s / 3;
const disturbances: readonly Disturbance[] = [
  { restart: "SIGKILL" },
  { jump: beyondGrace },
  { jump: withinGrace },
  { jump: limits.access_token_lifetime_s },
  { restart: "SIGTERM", jump: withinGrace },
  { jump: withinGrace },
  { jump: 365 * 24 * 60 * 60 },
  { restart: "SIGKILL", jump: withinGrace },
  { jump: beyondGrace },
];

/** Each race spends one refresh token from both servers at once; the next race spends what the last one won. */
async function race(t: TestContext, dataFolder: string, databaseUrl?: string): Promise<void> {
  await using servers = await ServerPair.start({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const { client, held: first } = await beginRotation(servers);
  let held = first;
  const everGiven = new Set([held.refresh_token]);
  const tally = { restarts: 0, jumps: 0, refused: 0 };

  for (let at = 0; at < raceCount; at++) {
    const disturbance = at % disturbanceEvery === 0 ? disturbances[(at / disturbanceEvery) % disturbances.length] : {};
    const spent = held.refresh_token;
    const { won, refused } = await raceOnce(servers, { client, spent, at, ...disturbance });
    assert.equal(everGiven.has(won.refresh_token), false, `race ${at} gave out a generation that was given before`);
    everGiven.add(won.refresh_token);
    held = won;
    tally.refused += refused;
    tally.restarts += disturbance?.restart ? 1 : 0;
    tally.jumps += disturbance?.jump ? 1 : 0;
  }
  const callers = callersPerServer * places.length;
  t.diagnostic(
    `${raceCount} races of ${callers} callers on 2 servers, ${tally.restarts} with a restart and ${tally.jumps} with a jump of the clock inside: one generation each, ${tally.refused} late callers refused, ${servers.unavailable} called again`,
  );
  // The exchange made the first generation, and each race one more.
  const kept = await readGenerations(held.refresh_token, dataFolder, databaseUrl);
  assert.deepEqual(kept, { newest: raceCount + 1, count: raceCount + 1 });
}

/** The first generation of tokens of an app that rotates them. */
async function beginRotation(servers: ServerPair): Promise<{ client: Client; held: TokenSet }> {
  const { apps } = await servers.dev<{ apps: readonly (Client & { bot_token: string; rotation: boolean })[] }>();
  const app = apps.find((candidate) => candidate.rotation);
  assert.ok(app);
  const client = { client_id: app.client_id, client_secret: app.client_secret };
  return { client, held: await servers.call<TokenSet>(0, "oauth.v2.exchange", { ...client, token: app.bot_token }) };
}

interface Race extends Disturbance {
  readonly client: Client;
  readonly spent: string;
  readonly at: number;
}

async function raceOnce(servers: ServerPair, round: Race): Promise<{ won: TokenSet; refused: number }> {
  const refresh = { ...round.client, grant_type: "refresh_token", refresh_token: round.spent };
  const startedMs = performance.now();
  const half = Array.from({ length: callersPerServer / 2 }, () => places).flat();
  const send = () => half.map((place) => servers.call<TokenSet>(place, "oauth.v2.access", refresh));
  const early = send();
  // By turns as soon as the first half is sent, and when one of them is answered.
  if (isDisturbed(round) && turnOf(round) % 4 < 2) await Promise.race(early);
  const disturbed = disturb(servers, round);
  const answers = await Promise.all([...early, ...send()]);
  await disturbed;

  const given = answers.filter((answer) => answer.ok);
  const pairs = new Set(given.map((answer) => `${answer.access_token} ${answer.refresh_token}`));
  assert.equal(
    pairs.size,
    1,
    `race ${round.at} gave ${pairs.size} pairs: ${answers.map((answer) => answer.error ?? "ok").join(", ")}`,
  );
  const refusals = answers.filter((answer) => !answer.ok).map((answer) => answer.error);
  const allowed = isGraceOver(round, startedMs) ? "invalid_refresh_token" : "no refusal";
  assert.deepEqual(
    refusals.filter((code) => code !== allowed),
    [],
    `race ${round.at}`,
  );
  const [won] = given;
  assert.ok(won);
  if (isDisturbed(round)) await checkAfterwards(servers, { ...round, startedMs }, won);
  return { won, refused: refusals.length };
}

/** By turns at either server. */
async function disturb(servers: ServerPair, round: Race): Promise<void> {
  const place = places[turnOf(round) % 2] ?? 0;
  if (round.restart) servers.restart(place, round.restart);
  // The other one, because whatever starts again takes the time that was stored.
  const moved = round.restart ? places.find((other) => other !== place) : place;
  if (round.jump) await servers.advance(moved ?? place, `${round.jump}s`);
}

function isDisturbed({ restart, jump }: Disturbance): boolean {
  return restart !== undefined || jump !== undefined;
}

/** A later call may be refused; a restart takes its time too, on a busy machine. */
function isGraceOver({ jump = 0 }: Disturbance, startedMs: number): boolean {
  return jump + (performance.now() - startedMs) / 1000 >= limits.refresh_grace_s;
}

function turnOf({ at }: Race): number {
  return Math.floor(at / disturbanceEvery);
}

/** Both servers know the winner's tokens, and what was spent is refused by both once the grace is over. */
async function checkAfterwards(
  servers: ServerPair,
  round: Race & { readonly startedMs: number },
  won: TokenSet,
): Promise<void> {
  await servers.settle();
  const refresh = { ...round.client, grant_type: "refresh_token", refresh_token: round.spent };
  for (const place of places) {
    const again = await servers.call<TokenSet>(place, "oauth.v2.access", refresh);
    if (again.ok) assert.equal(again.refresh_token, won.refresh_token, `race ${round.at} gave a second generation`);
    else assert.equal(again.error, "invalid_refresh_token", `race ${round.at}`);
    assert.ok(again.ok || isGraceOver(round, round.startedMs), `race ${round.at}: refused within the grace`);
    const check = await servers.call<ApiAnswer>(place, "auth.test", { token: won.access_token });
    const isExpired = (round.jump ?? 0) >= limits.access_token_lifetime_s;
    assert.ok(check.ok || (isExpired && check.error === "token_expired"), `race ${round.at}: ${check.error}`);
  }
  for (const place of places) await servers.advance(place, `${beyondGrace}s`);
  for (const place of places) {
    const late = await servers.call<TokenSet>(place, "oauth.v2.access", refresh);
    assert.equal(late.error, "invalid_refresh_token", `race ${round.at}: spent tokens live for ever`);
  }
}

async function readGenerations(refreshToken: string, dataFolder: string, databaseUrl: string | undefined) {
  const held = `from refresh_tokens where hash = '${hash("sha256", refreshToken)}'`;
  const sql = `select (select generation ${held}) as newest, (select count(*) from refresh_tokens where grant_id = (select grant_id ${held})) as count`;
  const [row] = databaseUrl === undefined ? readFile(dataFolder, sql) : await query(databaseUrl, sql);
  return { newest: Number(row?.["newest"]), count: Number(row?.["count"]) };
}

function readFile(dataFolder: string, sql: string): Record<string, unknown>[] {
  const connection = new Sqlite(join(dataFolder, "platform.db"), { readonly: true });
  try {
    return connection.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    connection.close();
  }
}

// Both at once: most of it is waiting for servers to start again.
describe(`${raceCount} refresh races on two processes`, { concurrency: 2 }, () => {
  test("and one SQLite file each give one generation", { timeout }, async (t) => {
    using folder = quickFolder("races");
    await race(t, folder.path);
  });

  test("and one PostgreSQL each give one generation", { skip: postgresSkip, timeout }, async (t) => {
    using folder = quickFolder("races");
    await using database = await createDatabase();
    await race(t, folder.path, database.url);
  });
});

// A busy machine does the same to the races now and then: a statement waits five seconds for the lock of another.
test(
  "a refresh that cannot get its lock in time keeps nothing, and succeeds when it is called again",
  { skip: postgresSkip, timeout },
  async () => {
    using folder = quickFolder("races");
    await using database = await createDatabase();
    await using servers = await ServerPair.start({ dataFolder: folder.path, databaseUrl: database.url });
    const { client, held } = await beginRotation(servers);

    await using holder = await connect(database.url);
    // Before the call: otherwise a busy machine sometimes answers it first.
    await holder.client.query("begin; select 1 from refresh_tokens for update");
    const locked = holder.client.query("select pg_sleep(6); commit");
    const refresh = { ...client, grant_type: "refresh_token", refresh_token: held.refresh_token };
    const won = await servers.call<TokenSet>(0, "oauth.v2.access", refresh);
    await locked;

    assert.equal(won.ok, true, String(won.error));
    assert.equal(servers.unavailable, 1);
    assert.deepEqual(await readGenerations(won.refresh_token, folder.path, database.url), { newest: 2, count: 2 });
  },
);
