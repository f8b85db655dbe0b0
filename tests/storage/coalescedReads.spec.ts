import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { directReadsOf } from "@platform/server/storage/directReads.ts";
import { lookupStatement, lookupTexts, prepared } from "@platform/server/storage/statement.ts";
import type { DatabaseSettings } from "@platform/server/storage/store.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { Random } from "../faults/random.ts";
import { loadQueries, type LookupCase, lookupCases } from "./lookupCases.ts";
import { openAt } from "./storeKinds.ts";
import { createDatabase, postgresSkip, query } from "./testPostgres.ts";

describe("lookups on PostgreSQL", { skip: postgresSkip }, () => {
  for (const settings of [{}, { isPrepared: false }] as const) {
    const title = "isPrepared" in settings ? "without prepared statements" : "with prepared statements";

    test(`one auth.test is one statement ${title}`, async () => {
      await using world = await postgresWorkspace(settings);
      await world.alice.does("auth.test", {});
      assert.equal(await statementsOf(world, () => world.alice.does("auth.test", {})), 1);
    });

    test(`twenty auth.test calls at once share a few statements ${title}`, async () => {
      await using world = await postgresWorkspace(settings);
      const burst = () => Promise.all(Array.from({ length: 20 }, () => world.alice.does("auth.test", {})));
      await burst();
      assert.ok((await statementsOf(world, burst)) <= 4);
    });
  }

  test("one set of parameters that PostgreSQL refuses fails alone", async () => {
    await using database = await createDatabase();
    await using store = await openAt({ kind: "postgres", url: database.url, connections: 4 });
    const sql = "select 10 / $1::int as quotient";
    const ask = (divisor: number) => directReadsOf(store.db)?.lookup(sql, [divisor], 100) ?? assert.fail();

    const answers = await Promise.allSettled([1, 2, 0, 5, 2].map(ask));

    const shown = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : "refused"));
    assert.deepEqual(shown, [[{ quotient: 10 }], [{ quotient: 5 }], "refused", [{ quotient: 2 }], [{ quotient: 5 }]]);
  });

  test("a lookup in a transaction sees what the transaction wrote, and others do not before the commit", async () => {
    await using database = await createDatabase();
    await using store = await openAt({ kind: "postgres", url: database.url, connections: 4 });
    const select = lookupStatement<[key: string], { value: string }>("select value from meta where key = $1");

    await store.db.transaction().execute(async (tx) => {
      await tx.insertInto("meta").values({ key: "test", value: "1" }).execute();
      assert.deepEqual(await Promise.all([select(tx, "test"), select(store.db, "test")]), [[{ value: "1" }], []]);
    });
    assert.deepEqual(await select(store.db, "test"), [{ value: "1" }]);
  });

  test("every declared lookup gives the same rows alone and together", async () => {
    await loadQueries();
    await using world = await postgresWorkspace({});
    await converse(world);
    const { db } = world.platform.store;
    let found = 0;

    for (const { sql, parameters } of await lookupCases(world.databaseUrl, lookupTexts, new Random(41))) {
      const ask = (set: LookupCase["parameters"][number]) => directReadsOf(db)?.lookup(sql, set, 100) ?? assert.fail();
      const together = await Promise.all(parameters.map(ask));
      const full = together.flatMap((rows, at) => (rows.length > 0 ? [at] : [])).slice(0, 20);
      if (full.length > 0) found++;
      for (const at of [...full, 0, 1, 2, 3, 4]) {
        const alone = await db.transaction().execute((tx) => prepared(sql)(tx, parameters[at] ?? []));
        assert.deepEqual(together[at], alone, sql);
      }
    }

    assert.ok(lookupTexts.size >= 15, `${lookupTexts.size} lookups`);
    assert.ok(found >= 10, `${found} of ${lookupTexts.size} lookups found rows`);
  });
});

interface PostgresWorkspace extends Workspace {
  readonly databaseUrl: string;
}

async function postgresWorkspace(settings: DatabaseSettings): Promise<PostgresWorkspace> {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const world = stack.use(await workspace({ databaseUrl: database.url, database: settings }));
  const all = stack.move();
  return { ...world, databaseUrl: database.url, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** Rows for the lookups to find: threads, a direct conversation, pins. */
async function converse({ alice, bob, general, databaseUrl }: PostgresWorkspace): Promise<void> {
  const { ts } = await alice.does("chat.postMessage", { channel: general, text: "A thread" });
  for (const actor of [alice, bob]) {
    await actor.does("chat.postMessage", { channel: general, thread_ts: ts, text: "A reply" });
  }
  await bob.does("pins.add", { channel: general, timestamp: ts });
  const { channel } = await alice.does("conversations.open", { users: [bob.id] });
  await alice.does("chat.postMessage", { channel: channel.id, text: "Between the two of us" });
  await query(databaseUrl, "analyze");
}

/** The fewest of several runs: the server also sends statements that no call asked for. */
async function statementsOf({ platform }: Workspace, run: () => Promise<unknown>): Promise<number> {
  const sent = (): number => platform.store.statementCounts?.statements ?? assert.fail("nothing is counted");
  const counts: number[] = [];
  for (let at = 0; at < 10; at++) {
    const before = sent();
    await run();
    counts.push(sent() - before);
  }
  return Math.min(...counts);
}
