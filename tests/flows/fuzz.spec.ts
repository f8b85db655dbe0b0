import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { test, type TestContext } from "node:test";
import fc from "fast-check";
import { commonErrors } from "@platform/protocol";
import { createLog } from "../../packages/server/src/ports/log.ts";
import { isResult } from "../../packages/server/testkit/isResult.ts";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { createPlatform, type PlatformOptions } from "../../packages/server/src/platform.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { type FuzzRequest, fuzzRequests } from "./fuzzRequest.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const requestCount = roundsOf("PLATFORM_FUZZ");
const seed = Number(process.env["PLATFORM_FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const answerMsMax = 1_000;
const atOnce = 4;

interface Seen {
  readonly status: number;
  readonly text: string;
  readonly elapsedMs: number;
}

for (const [store, options, skip] of [
  ["SQLite", async () => ({ async [Symbol.asyncDispose]() {} }), false],
  ["PostgreSQL", openDatabase, postgresSkip],
] as const) {
  const title = `${requestCount / 2} fuzzed requests on ${store} get declared answers and nothing else`;
  test(`${title} [API-1.4, API-1.5]`, { skip }, (t) => fuzz(t, options));
}

async function openDatabase() {
  const database = await createDatabase();
  return { databaseUrl: database.url, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

/** Requests that revoke a token or delete a workspace leave less to fuzz, so every part begins in a fresh world. */
const partSize = 2_000;

async function fuzz(t: TestContext, openOptions: () => Promise<PlatformOptions & AsyncDisposable>): Promise<void> {
  t.diagnostic(`PLATFORM_FUZZ_SEED=${seed}`);
  const codes = new Map<string, number>();
  for (let done = 0, part = 0; done < requestCount / 2; done += partSize, part++) {
    await using options = await openOptions();
    await fuzzPart(options, { count: Math.min(partSize, requestCount / 2 - done), seed: seed + part }, codes);
  }
  const counted = [...codes].toSorted((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`);
  t.diagnostic(counted.join(", "));
  assert.ok((codes.get("ok") ?? 0) > requestCount / 100, "hardly any request was valid, so this proves little");
}

async function fuzzPart(
  options: PlatformOptions,
  part: { readonly count: number; readonly seed: number },
  codes: Map<string, number>,
): Promise<void> {
  const faults: string[] = [];
  const log = createLog({ level: "error", write: (line) => faults.push(line) });
  await using platform = await createPlatform({ ...options, seed: "dev", rates: "generous", log });
  const url = new URL(await platform.listen());
  const dev = await platform.describeDev();
  const known = (tokens: readonly (string | undefined)[]) => tokens.filter((token) => token !== undefined);
  const arbitrary = fuzzRequests([...methods.values()], {
    tokens: {
      user: known(dev.users.map((user) => user.token)),
      bot: known(dev.apps.map((app) => app.bot_token)),
      app: known(dev.apps.map((app) => app.app_token)),
      config: known([dev.config_token]),
    },
    ids: {
      user: dev.users.map((user) => user.id),
      channel: Object.values(dev.channels),
      team: dev.teams.map((team) => team.id),
      app: dev.apps.map((app) => app.id),
    },
  });

  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const queue = fc.sample(arbitrary, { numRuns: part.count, seed: part.seed }).values();
  const slow: FuzzRequest[] = [];
  const work = async (): Promise<void> => {
    for (const fuzz of queue) {
      const seen = await send(agent, url, fuzz);
      if (seen.elapsedMs >= answerMsMax) slow.push(fuzz);
      const code = judge(fuzz, seen);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const fuzz of slow) await expectQuick(fuzz, () => send(agent, url, fuzz));
  agent.destroy();
  assert.deepEqual(faults, []);
}

function send(agent: Agent, url: URL, fuzz: FuzzRequest): Promise<Seen> {
  const { verb: method, path, headers, body } = fuzz;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port: url.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          elapsedMs: performance.now() - started,
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * What was slow among others is asked again by itself: a machine that was busy is quick then, and a request that really
 * takes so long is not.
 */
async function expectQuick(fuzz: FuzzRequest, ask: () => Promise<Seen>): Promise<void> {
  const times: number[] = [];
  while (times.length < 3) times.push((await ask()).elapsedMs);
  const quickest = Math.min(...times);
  assert.ok(quickest < answerMsMax, `took ${times.join(", ")} ms: ${JSON.stringify(fuzz).slice(0, 2_000)}`);
}

/** Texts lose on the way in what no store could hold. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/** Throws, with the request that did it, on whatever no definition allows. Returns the code, or ok. */
function judge(fuzz: FuzzRequest, seen: Seen): string {
  const told = () =>
    `${JSON.stringify({ ...fuzz, body: fuzz.body?.toString() }).slice(0, 2_000)} -> ${seen.status} ${seen.text.slice(0, 500)}`;
  assert.equal(seen.status, 200, told());
  const body = JSON.parse(seen.text) as { ok: boolean; error?: string; args?: { error?: unknown } };
  const method = methods.get(fuzz.method);
  if (body.ok) {
    const { warning: _warning, ...plain } = body as { warning?: string };
    assert.ok(method && isResult(method, plain), `breaks its schema: ${told()}`);
    return "ok";
  }
  const code = body.error ?? "";
  const isEcho = fuzz.method === "api.test" && body.args !== undefined && storable(String(body.args.error)) === code;
  assert.ok(isEcho || code in commonErrors || (method && code in method.errors), `undeclared code: ${told()}`);
  assert.notEqual(code, "internal_error", told());
  return isEcho ? "echo" : code;
}
