import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { finds } from "../../packages/server/testkit/searching.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { slowReadDb } from "@platform/server/storage/slowReads.ts";
import { startPostgres } from "../../scripts/provision/postgres.ts";
import { openAt } from "./storeKinds.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { startReplica } from "./streamingReplica.ts";
import { createDatabase, postgresSkip, query } from "./testPostgres.ts";

/** A database, a replica of it, and a store that may read there. */
async function openWithReplica() {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const replica = stack.use(await startReplica(database.url));
  const location = { kind: "postgres", url: database.url, connections: 4, readUrl: replica.url } as const;
  const store = stack.use(await openAt(location));
  const all = stack.move();
  return { database, replica, store, location, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

type WithReplica = Awaited<ReturnType<typeof openWithReplica>>;

/** Reads what may be read on the replica. */
async function readValue({ store }: Pick<WithReplica, "store">, key: string): Promise<string | undefined> {
  const row = await slowReadDb(store.db).selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

/** As another server would: nothing in the store under test knows of it. */
function writeValue({ database }: Pick<WithReplica, "database">, key: string, value: string): Promise<unknown> {
  const sql = "insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value";
  return query(database.url, sql, [key, value]);
}

/** Whether the next read comes from the replica: soon after a failure it may not. */
async function readsReplicaAgain(opened: WithReplica): Promise<void> {
  for (const deadline = performance.now() + 30_000; ; await sleep(50)) {
    const before = opened.store.replica?.figures().reads ?? 0;
    await readValue(opened, "count");
    if ((opened.store.replica?.figures().reads ?? 0) > before) return;
    assert.ok(performance.now() < deadline, "the replica is not used again");
  }
}

describe("a server with a read replica", { skip: postgresSkip }, () => {
  test("reads there, and sees every write that was acknowledged before", async () => {
    await using opened = await openWithReplica();
    for (let at = 0; at < 50; at++) {
      await writeValue(opened, "count", String(at));
      assert.equal(await readValue(opened, "count"), String(at));
    }
    const { reads, fallbacks } = opened.store.replica?.figures() ?? { reads: 0, fallbacks: 0 };
    assert.equal(reads + fallbacks, 50);
    assert.ok(reads > 25, `${reads} of 50 reads came from the replica`);
  });

  test("reads the primary while the replica shows no changes, and the replica afterwards", async () => {
    await using opened = await openWithReplica();
    await opened.replica.pause();
    for (let at = 0; at < 5; at++) {
      await writeValue(opened, "count", String(at));
      assert.equal(await readValue(opened, "count"), String(at));
    }
    assert.deepEqual(opened.store.replica?.figures(), { reads: 0, fallbacks: 5 });
    await opened.replica.resume();
    await readsReplicaAgain(opened);
  });

  test("starts and reads the primary while the replica is away, and the replica afterwards", async () => {
    await using opened = await openWithReplica();
    await writeValue(opened, "count", "1");
    await readsReplicaAgain(opened);
    await opened.replica.stop();
    assert.equal(await readValue(opened, "count"), "1");
    await using other = await openAt(opened.location);
    assert.equal(await readValue({ store: other }, "count"), "1");
    await opened.replica.start();
    await readsReplicaAgain(opened);
  });

  test("does not read a replica that was promoted, whose rows are no longer those of the primary", async () => {
    await using opened = await openWithReplica();
    await writeValue(opened, "count", "1");
    await readsReplicaAgain(opened);
    await opened.replica.promote();
    // It writes log of its own now, so that its position says nothing.
    await query(opened.replica.url, "update meta set value = 'of the other' where key = 'count'");
    for (let at = 0; at < 5; at++) assert.equal(await readValue(opened, "count"), "1");
  });

  test("does not read a replica of another primary", async () => {
    await using database = await createDatabase();
    await using otherServer = await startPostgres();
    await using otherDatabase = await createDatabase(otherServer.url);
    await using replica = await startReplica(otherDatabase.url);
    await writeValue({ database: otherDatabase }, "count", "of the other");
    await using store = await openAt({ kind: "postgres", url: database.url, connections: 4, readUrl: replica.url });
    await writeValue({ database }, "count", "1");
    assert.equal(await readValue({ store }, "count"), "1");
    assert.deepEqual(store.replica?.figures(), { reads: 0, fallbacks: 1 });
  });

  test("finds a message at once that was posted through another server, also while replay is paused", async () => {
    await using stack = new AsyncDisposableStack();
    const database = stack.use(await createDatabase());
    const replica = stack.use(await startReplica(database.url));
    const folder = stack.use(quickFolder("replica"));
    const options = { dataFolder: folder.path, databaseUrl: database.url };
    const first = stack.use(await workspace(options));
    const second = stack.use(await workspace({ ...options, database: { readUrl: replica.url } }));
    const post = (text: string) => first.alice.does("chat.postMessage", { channel: first.random, text });
    await post("a zebra");
    await first.platform.settle();
    assert.deepEqual(await finds(second, second.bob, "zebra"), ["a zebra"]);
    const read = second.platform.store.replica?.figures().reads ?? 0;
    assert.ok(read > 0, "the search did not read the replica");
    await replica.pause();
    await post("another zebra");
    await first.platform.settle();
    assert.deepEqual((await finds(second, second.bob, "zebra")).toSorted(), ["a zebra", "another zebra"]);
  });
});
