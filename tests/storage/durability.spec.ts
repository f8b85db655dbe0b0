import assert from "node:assert/strict";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { StartFailure } from "@platform/server/ports/failures.ts";
import { sql } from "kysely";
import { startCarelessPostgres } from "./carelessPostgres.ts";
import { readPragmas } from "./operations/readPragmas.ts";
import { inFile, inPostgres, open, openAt } from "./storeKinds.ts";
import { createDatabase, query } from "./testPostgres.ts";
import { byNobody } from "./writeAs.ts";

const full = 2;

describe("a SQLite file", () => {
  test("is written with synchronous=FULL the first time and every time after", async () => {
    await using place = await inFile.fresh();
    for (let start = 1; start <= 3; start++) {
      await using store = await open(place);

      const writing = await store.write(readPragmas, byNobody, {});
      const reading = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);

      assert.deepEqual(writing, { ok: true, synchronous: full, foreignKeys: 1, journal: "wal" });
      assert.deepEqual(reading.rows, [{ synchronous: full }]);
    }
  });

  test("can be read by its owner alone, and so can its log", async () => {
    await using place = await inFile.fresh();
    await using store = await open(place);
    await store.write(readPragmas, byNobody, {});
    const path = place.location.kind === "file" ? place.location.path : "";

    for (const file of [path, `${path}-wal`, `${path}-shm`]) assert.equal(statSync(file).mode & 0o077, 0, file);
  });

  test("that is none is refused by name, with what to do", async () => {
    await using place = await inFile.fresh();
    const path = place.location.kind === "file" ? place.location.path : "";
    writeFileSync(path, "Dear diary, this is no database. ".repeat(100));

    await assert.rejects(open(place), isStartFailure(/platform\.db.*--data/));
  });

  test("that cannot be opened is refused by name, with what to do", async () => {
    await using place = await inFile.fresh();
    const folder = place.location.kind === "file" ? dirname(place.location.path) : "";
    mkdirSync(join(folder, "taken"));

    await assert.rejects(openAt({ kind: "file", path: join(folder, "taken") }), isStartFailure(/taken.*--data/));
  });
});

describe("PostgreSQL", { skip: inPostgres.skip }, () => {
  test("with synchronous_commit=off is refused", async () => {
    await using database = await createDatabase();
    await query(
      database.url,
      "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
    );

    await assert.rejects(openAt({ kind: "postgres", url: database.url }), isStartFailure(/synchronous_commit=off/));
  });

  for (const setting of ["fsync", "full_page_writes"]) {
    test(`with ${setting}=off is refused`, async () => {
      await using careless = await startCarelessPostgres(setting);

      await assert.rejects(
        openAt({ kind: "postgres", url: careless.url }),
        isStartFailure(new RegExp(`${setting}=off`)),
      );
    });
  }

  test("that is not there is refused with the option to check", async () => {
    const nowhere = "postgres://postgres@127.0.0.1:1/none";

    await assert.rejects(openAt({ kind: "postgres", url: nowhere }), isStartFailure(/ECONNREFUSED.*--database-url/));
  });

  test("hands out bigints as numbers and keeps them exact", async () => {
    await using place = await inPostgres.fresh();
    await using store = await open(place);

    const { rows } = await sql<{ at: number }>`select cast(9007199254740991 as bigint) as at`.execute(store.db);

    assert.deepEqual(rows, [{ at: Number.MAX_SAFE_INTEGER }]);
  });
});

function isStartFailure(words: RegExp) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof StartFailure, `expected a StartFailure, got ${String(error)}`);
    assert.match(error.message, words);
    return true;
  };
}
