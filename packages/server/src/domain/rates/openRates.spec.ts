import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StoppedClock } from "../../../testkit/workspace.ts";
import { createLog } from "../../ports/log.ts";
import { openStore } from "../../storage/store.ts";
import { openRates, type Rates, type RatesOptions } from "./openRates.ts";
import type { Quota } from "./quota.ts";
import { storeLedger } from "./storeLedger.ts";
import type { Ledger } from "./ledgerSync.ts";

const silent = createLog({ level: "silent", write: () => {} });
const quota: Quota = { perMinute: 60 };

/** A store in memory, and servers that share it. */
async function shared() {
  const store = await openStore({ kind: "memory" }, { environment: { serverKey: "0".repeat(64) } });
  const clock = new StoppedClock();
  const base = storeLedger(store, clock);
  const seen = { batches: 0, isBroken: false };
  const ledger: Ledger = {
    load: base.load,
    async share(takes, sweep) {
      seen.batches++;
      if (seen.isBroken) throw new Error("the store is gone");
      return base.share(takes, sweep);
    },
  };
  const server = (options: Partial<RatesOptions> = {}) =>
    openRates({ setting: "strict", clock, ledger, hasPeers: true, log: silent, ...options });
  const rows = () => store.db.selectFrom("rate_windows").selectAll().execute();
  return { server, clock, seen, rows, [Symbol.asyncDispose]: () => store.close() };
}

function takes(rates: Rates, tries: number, key = "a"): number {
  return Array.from({ length: tries }, () => rates.take(key, quota)).filter((wait) => wait === 0).length;
}

describe("servers that share a store", () => {
  test("count what the others gave out as soon as they have told each other", async () => {
    await using world = await shared();
    const [one, two] = [await world.server(), await world.server()];

    assert.equal(takes(one, 40), 40);
    assert.equal(takes(two, 1), 1);
    await one.settle();
    takes(two, 1);
    await two.settle();

    assert.equal(takes(two, 60), 18);
  });

  test("tell the store in batches, however many calls there are", async () => {
    await using world = await shared();
    const rates = await world.server({ setting: { factor: 1_000 } });

    for (let at = 0; at < 10_000; at++) rates.take(`app ${at % 100}`, quota);
    await rates.settle();

    assert.equal(world.seen.batches, 1);
    assert.equal((await world.rows()).length, 100);
  });

  test("lose nothing while the store is gone", async () => {
    await using world = await shared();
    const rates = await world.server();
    world.seen.isBroken = true;
    takes(rates, 20);
    await rates.settle();
    takes(rates, 10);
    await rates.settle();
    world.seen.isBroken = false;

    await rates.settle();

    const other = await world.server();
    assert.equal(takes(other, 60), 30);
  });

  test("start with what is left, and forget it when it is full again", async () => {
    await using world = await shared();
    const before = await world.server();
    takes(before, 60);
    await before.stop();

    assert.equal(takes(await world.server(), 10), 0);
    world.clock.advance({ seconds: 61 });
    const after = await world.server();
    assert.equal(after.size, 0);
    assert.equal(takes(after, 1, "another"), 1);
    await after.settle();
    assert.deepEqual(
      (await world.rows()).map((row) => row.key),
      ["another"],
    );
  });

  test("do not wait for a moment that a wrong clock wrote", async () => {
    await using world = await shared();
    const ahead = await world.server();
    world.clock.advance({ hours: 12 });
    takes(ahead, 60);
    await ahead.settle();

    world.clock.advance({ hours: -12 });
    const rates = await world.server();
    takes(rates, 1);
    world.clock.advance({ seconds: 61 });
    takes(rates, 1);
    await rates.settle();
    world.clock.advance({ seconds: 120 });

    assert.equal(takes(rates, 60), 60);
  });
});

test("a lone server writes down only what a restart would give away", async () => {
  await using world = await shared();
  const rates = await world.server({ hasPeers: false });

  takes(rates, 60);
  rates.take("slow", { perMinute: 1 });
  await rates.stop();

  assert.deepEqual(
    (await world.rows()).map((row) => row.key),
    ["slow"],
  );
});
