import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DatabaseSettings } from "@platform/server/storage/store.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { createDatabase, postgresSkip } from "./testPostgres.ts";

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
});

interface Disposable extends AsyncDisposable, Workspace {}

async function postgresWorkspace(settings: DatabaseSettings): Promise<Disposable> {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const world = stack.use(await workspace({ databaseUrl: database.url, database: settings }));
  const all = stack.move();
  return Object.assign(Object.create(world) as Workspace, { [Symbol.asyncDispose]: () => all.disposeAsync() });
}

/** The fewest of several runs: pollers of the server send statements of their own. */
async function statementsOf(world: Workspace, run: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let at = 0; at < 10; at++) {
    const before = world.platform.store.statementCounts?.statements ?? 0;
    await run();
    counts.push((world.platform.store.statementCounts?.statements ?? 0) - before);
  }
  return Math.min(...counts);
}
