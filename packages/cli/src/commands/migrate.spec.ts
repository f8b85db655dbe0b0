import assert from "node:assert/strict";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import Sqlite from "better-sqlite3";
import { shell } from "../../testkit/runCli.ts";

const names = Object.keys(migrations);

describe("platform migrate", () => {
  test("says what it applied, then that the schema is current", async () => {
    using here = shell();
    const first = await here.run(["migrate", "--data", "data"]);
    assert.deepEqual(first, { code: 0, out: `Applied ${names.join(", ")}.\n`, err: "" });
    const second = await here.run(["migrate", "--data", "data"]);
    assert.deepEqual(second, { code: 0, out: `The schema is up to date: ${names.at(-1)}.\n`, err: "" });
    assert.equal(statSync(here.path("data", "platform.db")).mode & 0o777, 0o600);
  });

  test("says the same as JSON", async () => {
    using here = shell();
    const { out } = await here.run(["migrate", "--data", "data", "--json"]);
    assert.deepEqual(JSON.parse(out), { ok: true, applied: names, schema: names.at(-1) });
  });

  test("refuses a database that a newer version has written, and leaves it alone", async () => {
    using here = shell();
    await here.run(["migrate", "--data", "data"]);
    const database = new Sqlite(here.path("data", "platform.db"));
    database.prepare("insert into kysely_migration values ('9999-future', '2099-01-01T00:00:00.000Z')").run();
    database.close();
    const { code, out, err } = await here.run(["migrate", "--data", "data"]);
    assert.deepEqual([code, out], [1, ""]);
    assert.match(err, /^This database was written by a newer version of Platform\./);
  });

  test("refuses a file that is no database", async () => {
    using here = shell();
    writeFileSync(here.path("platform.db"), "Dear diary, this is quite certainly not a database.".repeat(100));
    const { code, err } = await here.run(["migrate", "--data", "."]);
    assert.equal(code, 1);
    assert.match(err, /platform\.db cannot be used: file is not a database\..* choose another folder with --data\.\n$/);
  });

  test("refuses a database from before the first release, and says what to do", async () => {
    using here = shell();
    await here.run(["migrate", "--data", "data"]);
    const database = new Sqlite(here.path("data", "platform.db"));
    database.prepare("update kysely_migration set name = replace(name, '0001-baseline', '0001-ground')").run();
    database.close();
    const { code, out, err } = await here.run(["migrate", "--data", "data"]);
    assert.deepEqual([code, out], [1, ""]);
    assert.match(
      err,
      /^This database was created by .* before its first release and cannot be upgraded: .*--data.*\.\n$/,
    );
  });

  test("does not hide that a database is lost: next to a server key it makes no empty one", async () => {
    using here = shell();
    mkdirSync(here.path("data"));
    writeFileSync(here.path("data", "server.key"), "k".repeat(64));
    const { code, err } = await here.run(["migrate", "--data", "data"]);
    assert.equal(code, 1);
    assert.match(err, /server\.key but no database next to it\. Restore platform\.db from a backup/);
    assert.equal(existsSync(here.path("data", "platform.db")), false);
  });

  test("names the flag when PostgreSQL is not there", async () => {
    using here = shell();
    const { code, err } = await here.run(["migrate", "--database-url", "postgres://nobody@127.0.0.1:1/none"]);
    assert.equal(code, 1);
    assert.match(err, /^PostgreSQL cannot be used: .*ECONNREFUSED.*\. Check --database-url\.\n$/);
  });
});
