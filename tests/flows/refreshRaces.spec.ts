import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { type ServerProcess, startServer } from "../faults/serverProcess.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";

const raceCount = Number(process.env["PLATFORM_RACES"] ?? 500) / 2;
const callersPerServer = 4;

interface TokenSet {
  readonly ok: boolean;
  readonly error?: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

interface RotatingApp {
  readonly client_id: string;
  readonly client_secret: string;
  readonly bot_token: string;
  readonly rotation: boolean;
}

async function call(server: ServerProcess, method: string, fields: Record<string, string>): Promise<TokenSet> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  const response = await fetch(`${server.url}/api/${method}`, { method: "POST", headers, body });
  return (await response.json()) as TokenSet;
}

/** Each race spends one refresh token from both servers at once; the next race spends what the last one won. */
async function race(t: TestContext, databaseUrl: string | undefined): Promise<void> {
  using folder = temporaryFolder("races");
  const setting = { dataFolder: folder.path, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  await using first = await startServer(setting);
  await using second = await startServer(setting);
  const apps = (first.dev as unknown as { apps: RotatingApp[] }).apps;
  const app = apps.find((candidate) => candidate.rotation);
  assert.ok(app);
  const client = { client_id: app.client_id, client_secret: app.client_secret };
  let held = await call(first, "oauth.v2.exchange", { ...client, token: app.bot_token });
  const everGiven = new Set([held.refresh_token]);

  for (let at = 0; at < raceCount; at++) {
    const refresh = { ...client, grant_type: "refresh_token", refresh_token: held.refresh_token };
    const callers = Array.from({ length: callersPerServer * 2 }, (_, caller) => (caller % 2 === 0 ? first : second));
    const answers = await Promise.all(callers.map((server) => call(server, "oauth.v2.access", refresh)));

    const pairs = new Set(
      answers.map((answer) => `${answer.error ?? ""} ${answer.access_token} ${answer.refresh_token}`),
    );
    assert.equal(pairs.size, 1, `race ${at} gave ${[...pairs].join(" and ")}`);
    const [won] = answers;
    assert.ok(won?.ok, `race ${at}: ${won?.error}`);
    assert.equal(everGiven.has(won.refresh_token), false, `race ${at} gave out a generation that was given before`);
    everGiven.add(won.refresh_token);
    held = won;
  }
  t.diagnostic(`${raceCount} races of ${callersPerServer * 2} callers on 2 servers: one generation each`);
}

test(`${raceCount} refresh races on two processes and one SQLite file each give one generation`, (t) =>
  race(t, undefined));

test(
  `${raceCount} refresh races on two processes and one PostgreSQL each give one generation`,
  { skip: postgresSkip },
  async (t) => {
    await using database = await createDatabase();
    await race(t, database.url);
  },
);
