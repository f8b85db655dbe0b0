import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { slowReadDb } from "@platform/server/storage/slowReads.ts";
import type { Db } from "@platform/server/storage/db.ts";
import { kyselyOnReader } from "@platform/server/storage/dialects/sqlite/driver.ts";
import { ThreadReader } from "@platform/server/storage/dialects/sqlite/threadReader.ts";
import { selectMeta } from "@platform/server/storage/queries/meta.ts";
import type { Tables } from "@platform/server/storage/tables/tables.ts";
import { sql } from "kysely";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { mark } from "./operations/mark.ts";
import { inFile, open, sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { byNobody } from "./writeAs.ts";

const countSlowly = (db: Db) =>
  sql<{ count: number }>`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
    select count(*) as count from n`.execute(db);

for (const kind of sharedStoreKinds) {
  test(`on ${kind.name}, what is read aside keeps no other read waiting`, { skip: kind.skip }, async () => {
    await using place = await kind.fresh();
    await using store = await open(place);
    const answered: string[] = [];

    const long = countSlowly(slowReadDb(store.db)).then(() => answered.push("long"));
    const short = selectMeta(store.db, "anything").then(() => answered.push("short"));
    await Promise.all([long, short]);

    assert.deepEqual(answered, ["short", "long"]);
  });
}

for (const kind of storeKinds) {
  test(`on ${kind.name}, what is read aside knows what was acknowledged before`, { skip: kind.skip }, async () => {
    await using place = await kind.fresh();
    await using store = await open(place);

    for (const key of ["first", "second"]) {
      await store.write(mark, byNobody, { key });
      assert.notEqual(await selectMeta(slowReadDb(store.db), key), undefined);
    }
  });
}

describe("the reader thread", () => {
  test("says what is wrong with a question, and answers the next", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);
    const aside = slowReadDb(store.db);

    await assert.rejects(sql`select * from nowhere`.execute(aside), /no such table: nowhere/);
    await assert.rejects(aside.transaction().execute(countSlowly), /nothing is written here/);
    assert.deepEqual((await countSlowly(aside)).rows, [{ count: 300_000 }]);
  });

  test("leaves nobody waiting when it ends by itself, and is started again", async () => {
    using folder = temporaryFolder("aside");
    const reader = new ThreadReader(join(folder.path, "missing", "platform.db"));
    const aside = kyselyOnReader<Tables>(reader);

    for (const _time of [1, 2]) await assert.rejects(countSlowly(aside), /the reader thread ended/);

    await reader.close();
  });

  test("answers what it was asked before it ends, and leaves one file", async () => {
    await using place = await inFile.fresh();
    const { location } = place;
    assert.ok(location.kind === "file");
    const store = await open(place);
    await store.write(mark, byNobody, { key: "kept" });
    const asked = countSlowly(slowReadDb(store.db));
    await setImmediate();

    await store.close();

    assert.deepEqual((await asked).rows, [{ count: 300_000 }]);
    await assert.rejects(countSlowly(slowReadDb(store.db)), /the store is closed/);
    assert.deepEqual(readdirSync(dirname(location.path)), ["platform.db"]);
  });
});
