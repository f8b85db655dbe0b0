import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { migrations } from "../migrations/migrations.ts";
import { migrateSqlite } from "./migrateDatabase.ts";

/** The schema of the next version: the baseline, and a migration that this version does not have. */
const next = { ...migrations, "9001-next": { up: async () => {} } };

describe("migrating a SQLite file", () => {
  test("applies what is missing, and says what it applied", async () => {
    using folder = temporaryFolder();
    await migrateSqlite(folder.database);

    const applied = { applied: ["9001-next"], schema: "9001-next" };
    assert.deepEqual(await migrateSqlite(folder.database, next), applied);
    assert.deepEqual(await migrateSqlite(folder.database, next), { ...applied, applied: [] });
  });

  test("is refused under a server that runs, with the name of its process, unless the schema is current", async () => {
    using folder = temporaryFolder();
    await migrateSqlite(folder.database);
    const running = new Sqlite(folder.database);
    running.prepare("select * from meta").all();

    await migrateSqlite(folder.database);
    const refused = new RegExp(`platform\\.db is in use by process ${process.pid} .*Stop it, then run`);
    await assert.rejects(migrateSqlite(folder.database, next), refused);

    running.close();
    assert.deepEqual((await migrateSqlite(folder.database, next)).applied, ["9001-next"]);
  });
});

function temporaryFolder(): { readonly database: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "platform-migrate-"));
  return {
    database: join(path, "platform.db"),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
