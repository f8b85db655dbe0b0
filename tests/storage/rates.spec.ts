import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createPlatform, type Platform, type PlatformOptions } from "@platform/server";
import { answerCall } from "@platform/server/http/call.ts";
import { StoppedClock } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { createDatabase, postgresSkip, query } from "./testPostgres.ts";

const burst = 50;
const perSecond = 50 / 60;

describe("rate limits of two servers on one PostgreSQL", { skip: postgresSkip }, () => {
  test("are shared: what one gave out, the other does not give again", async () => {
    await using servers = await twoServers();
    const { left, right, calls } = servers;
    assert.equal(await calls(left, burst - 10), burst - 10);
    await left.rates.settle();

    // The first call is what makes the other server ask.
    assert.equal(await calls(right, 1), 1);
    await right.rates.settle();

    assert.equal(await calls(right, burst), 9);
  });

  test("learn of each other without being asked to", async () => {
    await using servers = await twoServers();
    const { left, right, calls, url } = servers;
    await calls(left, burst - 1);
    await calls(right, 1);

    const deadline = Date.now() + 30_000;
    const rows = () =>
      query<{ used: string }>(url, "select full_us - $1::bigint as used from rate_windows", [
        servers.clock.nowMs() * 1000,
      ]);
    while (Number((await rows())[0]?.used ?? 0) < (burst / perSecond) * 1_000_000) {
      assert.ok(Date.now() < deadline, "the two never met in the table");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  test("overshoot by one burst at most when both are stormed at once, and pay it back", async (t) => {
    const seconds = 240;
    await using servers = await twoServers();
    const { left, right, calls, clock } = servers;

    const first = (await Promise.all([calls(left, 2 * burst), calls(right, 2 * burst)])).reduce((a, b) => a + b);
    assert.ok(first <= 2 * burst, `${first} at once`);
    let later = 0;
    for (let second = 0; second < seconds; second++) {
      clock.advance({ seconds: 1 });
      later += (await calls(left, 2)) + (await calls(right, 2));
      // Both tell ten times a second; here one second passes between two tellings, which is ten times as long.
      await Promise.all([left.rates.settle(), right.rates.settle()]);
    }

    t.diagnostic(
      `${first} at once and ${later} in ${seconds} s, where one server gives ${burst} and ${seconds * perSecond}`,
    );
    const most = burst + seconds * perSecond + 1 * (burst + 1 * perSecond);
    assert.ok(first + later <= most, `${first} and ${later} are more than ${most}`);
    assert.ok(first + later >= seconds * perSecond, `${first} and ${later} are less than what the limit allows`);
  });

  test("stay near the limit on the real clock, where they tell each other on their own", async (t) => {
    const factor = 10;
    await using servers = await twoServers({ factor, isStopped: false });
    const { left, right, calls } = servers;
    const started = performance.now();
    let got = 0;
    let longestS = 0;

    for (let turn = started; turn - started < 2_000; turn = performance.now()) {
      got += (await Promise.all([calls(left, 20), calls(right, 20)])).reduce((a, b) => a + b);
      await new Promise((resolve) => setTimeout(resolve, 5));
      longestS = Math.max(longestS, (performance.now() - turn) / 1000);
    }

    const seconds = (performance.now() - started) / 1000;
    const alone = factor * (burst + seconds * perSecond);
    // What they tell ten times a second may take its time on a busy machine, which shows in the calls too.
    const blindS = 0.5 + 2 * longestS;
    t.diagnostic(`${got} in ${seconds.toFixed(1)} s, where one server gives ${alone.toFixed(0)}`);
    assert.ok(
      got <= alone + factor * (burst + blindS * perSecond),
      `${got} in ${seconds} s, where one server gives ${alone}`,
    );
  });
});

describe("what is left of a slow limit", () => {
  for (const [store, open, skip] of [
    ["SQLite in a file", fileOptions, false],
    ["PostgreSQL", postgresOptions, postgresSkip],
  ] as const) {
    test(`is the same after a restart, on ${store}`, { skip }, async () => {
      await using place = await open();
      const clock = new StoppedClock();
      const start = () => createPlatform({ ...place.options, seed: "dev", dev: true, rates: "strict", clock });
      const before = await start();
      const token = await aliceOf(before);
      assert.equal(await callsOf(before, token, "rtm.connect", 5), 3);
      await before.stop();

      clock.advance({ seconds: 59 });
      await using after = await start();

      assert.equal(await callsOf(after, token, "rtm.connect", 5), 0);
      clock.advance({ seconds: 1 });
      assert.equal(await callsOf(after, token, "rtm.connect", 5), 1);
    });
  }
});

/** How many of so many calls get through; all others must be refused for their number. */
async function callsOf(server: Platform, token: string, method: string, tries: number): Promise<number> {
  let got = 0;
  for (let at = 0; at < tries; at++) {
    const { code } = await answerCall(server.callServices, {
      method,
      query: "",
      contentType: undefined,
      body: undefined,
      authorization: `Bearer ${token}`,
      requestId: "rates",
      address: () => "",
    });
    if (code === "ok") got++;
    else assert.equal(code, "ratelimited");
  }
  return got;
}

async function aliceOf(server: Platform): Promise<string> {
  const { users } = await server.describeDev();
  return users.find((user) => user.name === "alice")?.token ?? "";
}

async function twoServers({ factor = 1, isStopped = true } = {}) {
  const place = await postgresOptions();
  const clock = new StoppedClock();
  const options: PlatformOptions = { ...place.options, rates: { factor }, ...(isStopped ? { clock } : {}) };
  const left = await createPlatform({ ...options, seed: "dev", dev: true });
  const right = await createPlatform(options);
  const token = await aliceOf(left);
  return {
    left,
    right,
    clock,
    url: place.options.databaseUrl,
    calls: (server: Platform, tries: number) => callsOf(server, token, "team.info", tries),
    async [Symbol.asyncDispose]() {
      await Promise.all([left.stop(), right.stop()]);
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Two servers on one database need one server key, so they share a data folder. */
async function postgresOptions() {
  const database = await createDatabase();
  const folder = await fileOptions();
  return {
    options: { ...folder.options, databaseUrl: database.url },
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function fileOptions() {
  const folder = quickFolder("rates");
  return { options: { dataFolder: folder.path }, [Symbol.asyncDispose]: async () => folder[Symbol.dispose]() };
}
