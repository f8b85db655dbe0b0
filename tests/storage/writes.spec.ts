import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { describe, test } from "node:test";
import { StoreFailure } from "@platform/server/ports/failures.ts";
import { schemaFloorKey } from "@platform/server/storage/schemaFloor.ts";
import type { StoreLocation } from "@platform/server/storage/store.ts";
import Sqlite from "better-sqlite3";
import { Gate } from "./operations/gate.ts";
import { die } from "./operations/die.ts";
import { linger } from "./operations/linger.ts";
import { type Mark, mark } from "./operations/mark.ts";
import { inFile, inPostgres, open, type OpenStore, sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { query } from "./testPostgres.ts";
import { byNobody } from "./writeAs.ts";

for (const kind of storeKinds) {
  describe(`a write on ${kind.name}`, { skip: kind.skip }, () => {
    test("that is refused leaves nothing, while others of the same moment are kept", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);
      const asked: Mark[] = Array.from({ length: 60 }, (_, at) => ({
        key: `m${String(at).padStart(2, "0")}`,
        ...(at % 3 === 1 ? { fault: "refuse" as const } : at % 3 === 2 ? { fault: "throw" as const } : {}),
      }));

      const answers = await Promise.allSettled(asked.map((input) => store.write(mark, byNobody, input)));

      assert.deepEqual(
        answers.map((answer) =>
          answer.status === "rejected" ? "thrown" : answer.value.ok ? "kept" : answer.value.error,
        ),
        asked.map(({ fault }) => (fault === "refuse" ? "refused" : fault === "throw" ? "thrown" : "kept")),
      );
      assert.deepEqual(
        await keysIn(store),
        asked.filter(({ fault }) => !fault).map(({ key }) => key),
      );
    });

    test("whose code has a bug is a bug, never a failure of the store", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);

      const broken = store.write(mark, byNobody, { key: "a", fault: "throw" });

      await assert.rejects(broken, (error) => !(error instanceof StoreFailure));
      assert.equal((await store.write(mark, byNobody, { key: "b" })).ok, true);
    });

    test("finishes before the store closes", async () => {
      await using place = await kind.fresh();
      const store = await open(place);
      const writes = Array.from({ length: 20 }, (_, at) => store.write(mark, byNobody, { key: `k${at}` }));

      await Promise.all([...writes, Promise.all(writes).then(() => store.close())]);
    });
  });
}

for (const kind of sharedStoreKinds) {
  describe(`an answered write on ${kind.name}`, { skip: kind.skip }, () => {
    test("is seen at once by everybody else, and not before", async () => {
      await using place = await kind.fresh();
      await using store = await open(place);
      await using other = await open(place);
      const gate = new Gate();

      const lingering = store.write(linger, byNobody, { key: "slow", gate: gate.buffer });
      await gate.reached();
      const during = await keysIn(other);
      gate.open();
      await lingering;

      assert.deepEqual(during, []);
      assert.deepEqual(await keysIn(other), ["slow"]);
      for (let at = 0; at < 50; at++) {
        await store.write(mark, byNobody, { key: `q${at}` });
        assert.ok((await keysIn(other)).includes(`q${at}`), `q${at} was answered but is not there`);
      }
    });
  });
}

describe("a write on a SQLite file", () => {
  test("locks before it reads, so that it cannot fail half-way because another one wrote", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);
    using other = bareSqlite(place.location);
    const gate = new Gate();

    const lingering = store.write(linger, byNobody, { key: "slow", gate: gate.buffer });
    await gate.reached();

    assert.throws(() => other.connection.exec("begin immediate"), { code: "SQLITE_BUSY" });
    gate.open();
    assert.equal((await lingering).ok, true);
  });

  test("waits for another process that writes", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);
    using other = bareSqlite(place.location);

    other.connection.exec("begin immediate; insert into meta values ('theirs', '')");
    const waiting = store.write(mark, byNobody, { key: "ours" });
    const first = await Promise.race([waiting.then(() => "answered"), store.probe().then(() => "still waiting")]);
    other.connection.exec("commit");

    assert.equal(first, "still waiting");
    assert.equal((await waiting).ok, true);
    assert.deepEqual(await keysIn(store), ["ours", "theirs"]);
  });

  test("does not keep the database from others when the one that was expected after it does not come", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);
    using other = bareSqlite(place.location);
    other.connection.pragma("busy_timeout = 2000");

    for (let at = 0; at < 3_000; at++) await store.write(mark, byNobody, { key: `ours${at}` });
    other.connection.exec("insert into meta values ('theirs', '')");
    await store.write(mark, byNobody, { key: "ours again" });

    assert.equal((await keysIn(store)).length, 3_002);
  });

  test("that ends the writer thread is of unknown outcome, as are all after it, and the store can still be closed", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);

    await assert.rejects(store.write(die, byNobody, {}), isFailure("unknown"));
    await assert.rejects(store.write(mark, byNobody, { key: "late" }), isFailure("unknown"));

    await store.close();
    await store.close();
  });

  test("that cannot cross to the writer thread fails, as do all after it: what went with it is not known there", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);
    const uncloneable = { key: "a", said: () => "nothing" };

    const asked = [store.write(mark, byNobody, uncloneable), store.write(mark, byNobody, { key: "b" })];

    for (const { status } of await Promise.allSettled(asked)) assert.equal(status, "rejected");
    await assert.rejects(store.write(mark, byNobody, { key: "c" }), /could not be handed to the writer/);
  });

  test("leaves one file behind when the store was closed properly", async () => {
    await using place = await inFile.fresh();
    const store = await open(place);
    await store.write(mark, byNobody, { key: "kept" });
    await store.close();

    assert.ok(place.location.kind === "file");
    assert.deepEqual(readdirSync(dirname(place.location.path)), ["platform.db"]);
  });
});

describe("a write on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("whose connection breaks is not kept, and the pool recovers however often that happens", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);
    const { location } = place;
    assert.ok(location.kind === "postgres");

    for (let round = 0; round < 12; round++) {
      const gate = new Gate();
      const lingering = store.write(linger, byNobody, { key: `broken${round}`, gate: gate.buffer });
      const failed = assert.rejects(lingering, isFailure("unreachable"));
      await gate.reached();
      await query(
        location.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      gate.open();
      await failed;
    }

    assert.equal((await store.write(mark, byNobody, { key: "after" })).ok, true);
    assert.deepEqual(await keysIn(store), ["after"]);
  });
});

function isFailure(kind: StoreFailure["kind"]) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof StoreFailure, `expected a failure of the store, got ${String(error)}`);
    assert.equal(error.kind, kind);
    return true;
  };
}

async function keysIn(store: OpenStore): Promise<string[]> {
  const rows = await store.db
    .selectFrom("meta")
    .select("key")
    .where("key", "!=", schemaFloorKey)
    .orderBy("key")
    .execute();
  return rows.map((row) => row.key);
}

function bareSqlite(location: StoreLocation) {
  assert.ok(location.kind === "file");
  const connection = new Sqlite(location.path, { timeout: 0 });
  return { connection, [Symbol.dispose]: () => void connection.close() };
}
