import assert from "node:assert/strict";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { after, before, describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { shell, type Shell } from "../../packages/cli/testkit/runCli.ts";
import { upload } from "../../packages/server/testkit/files.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { rowsByTable } from "./rowsByTable.ts";
import { makeEverythingHappen } from "./socketEvents.ts";

describe("platform restore", () => {
  let made: Shell;
  before(async () => {
    made = shell();
    {
      await using world = await workspace({ dataFolder: made.path("data") });
      await makeEverythingHappen(world, world);
      await upload(world, world.bob, { channels: [world.general] });
    }
    assert.equal((await made.run(["backup", "--data", "data", "--to", "backup.db"])).code, 0);
  });
  after(() => made[Symbol.dispose]());

  /** A shell with a copy of the backup, and without a data folder. */
  function withBackup(): Shell {
    const here = shell();
    for (const name of ["backup.db", "backup.db.key"]) copyFileSync(made.path(name), here.path(name));
    cpSync(made.path("backup.db.files"), here.path("backup.db.files"), { recursive: true });
    return here;
  }

  const rowsAt = (path: string) => rowsByTable({ kind: "file", path });
  const restore = (here: Shell, ...flags: string[]) =>
    here.run(["restore", "--from", "backup.db", "--data", "data", ...flags]);

  test("brings every row, the key and the files of a rich workspace, which is then served", async () => {
    using here = withBackup();

    const { code, out, err } = await restore(here);

    assert.deepEqual([code, err], [0, ""]);
    assert.match(
      out,
      /^Restored .*platform\.db, checked, with its server key\. .*uploaded files? (was|were) copied\.\n/,
    );
    assert.deepEqual(await rowsAt(here.path("data", "platform.db")), await rowsAt(made.path("data", "platform.db")));
    assert.equal(
      readFileSync(here.path("data", "server.key"), "utf8"),
      readFileSync(made.path("data", "server.key"), "utf8"),
    );
    for (const name of ["platform.db", "server.key"])
      assert.equal(statSync(here.path("data", name)).mode & 0o777, 0o600);
    await using world = await workspace({ dataFolder: here.path("data") });
    const { files } = await world.bob.does("files.list", { channel: world.general });
    assert.ok(files.length > 0);
    await world.alice.does("chat.postMessage", { channel: world.general, text: "life goes on" });
  });

  test("replaces what is there only with --force, and keeps it", async () => {
    using here = withBackup();
    assert.equal((await restore(here)).code, 0);
    {
      await using world = await workspace({ dataFolder: here.path("data") });
      await world.alice.does("chat.postMessage", { channel: world.general, text: "after the backup" });
      const held = await restore(here, "--force");
      assert.match(held.err, /platform\.db is in use by process \d+ /);
    }
    const later = await rowsAt(here.path("data", "platform.db"));

    const refused = await restore(here);
    const { code, out } = await restore(here, "--force", "--json");

    assert.match(refused.err, /platform\.db exists\. Name another folder with --data, or replace it with --force\.\n$/);
    const replaced = here.path("data", "platform.db.replaced");
    assert.deepEqual([code, (JSON.parse(out) as { replaced: string }).replaced], [0, replaced]);
    assert.deepEqual(await rowsAt(replaced), later);
    assert.deepEqual(await rowsAt(here.path("data", "platform.db")), await rowsAt(made.path("data", "platform.db")));
  });

  test("does not apply the write-ahead log of another database", async () => {
    using here = withBackup();
    mkdirSync(here.path("data"));
    for (const suffix of ["-wal", "-shm"])
      writeFileSync(here.path("data", `platform.db${suffix}`), "of another database");

    assert.equal((await restore(here)).code, 0);

    assert.deepEqual(await rowsAt(here.path("data", "platform.db")), await rowsAt(made.path("data", "platform.db")));
  });

  for (const [what, spoil, words] of [
    [
      "that does not exist",
      (here: Shell) => rmSync(here.path("backup.db")),
      /^There is no backup .*backup\.db\. Name the file/,
    ],
    [
      "without its key",
      (here: Shell) => rmSync(here.path("backup.db.key")),
      /^There is no .*backup\.db\.key\. Put the server key/,
    ],
    [
      "with the key of another server",
      (here: Shell) => writeFileSync(here.path("backup.db.key"), "k".repeat(64)),
      /backup\.db\.key is not the server key of .*backup\.db\. Put the key of the same backup there\.\n$/,
    ],
    [
      "that is no database",
      (here: Shell) => writeFileSync(here.path("backup.db"), "Dear diary. ".repeat(1_000)),
      /backup\.db cannot be used: file is not a database/,
    ],
    [
      "of a newer version",
      (here: Shell) => change(here, "insert into kysely_migration values ('9999-future', '2099')"),
      /backup\.db cannot be restored\. This database was written by a newer version of Platform\. Its schema is 9999-future/,
    ],
    [
      "of another program",
      (here: Shell) => change(here, "drop table kysely_migration"),
      /backup\.db is no database of Platform\.\n$/,
    ],
    [
      "that is damaged",
      (here: Shell) => change(here, "pragma foreign_keys = off; delete from users"),
      /The copy is damaged: rows of \w+ refer to rows that are gone\.\n$/,
    ],
  ] as const) {
    test(`refuses a backup ${what}, and leaves the folder as it was`, async () => {
      using here = withBackup();
      spoil(here);

      const { code, out, err } = await restore(here);

      assert.deepEqual([code, out], [1, ""]);
      assert.match(err, words);
      assert.deepEqual(existsSync(here.path("data")) ? readdirSync(here.path("data")) : [], []);
    });
  }

  test("says which files the backup does not have, and mixes no files of two servers unasked", async () => {
    using here = withBackup();
    using other = shell();
    await (await workspace({ dataFolder: other.path("data") })).platform.stop();
    cpSync(other.path("data", "server.key"), here.path("data", "server.key"));
    assert.match((await restore(here)).err, /server\.key is another server's key\./);

    rmSync(here.path("backup.db.files"), { recursive: true });
    const { code, err } = await restore(here, "--force");

    assert.equal(code, 0);
    assert.match(
      err,
      /^\d+ of the \d+ files that the database names are not in .*: the backup does not have them\.\n$/,
    );
    assert.ok(existsSync(here.path("data", "server.key.replaced")));
  });

  test("sends the operator of PostgreSQL to its own tool, and stops when it is asked to", async () => {
    using here = withBackup();
    assert.match(
      (await restore(here, "--database-url", "postgres://user@db/platform")).err,
      /its own tool: pg_restore /,
    );
    const stopped = await here.run(["restore", "--from", "backup.db", "--data", "data"], {
      ending: AbortSignal.abort("SIGINT"),
    });
    assert.deepEqual([stopped.code, stopped.err], [1, "Stopped. Nothing was restored.\n"]);
    assert.deepEqual(readdirSync(here.path("data")), []);
  });
});

function change(here: Shell, statements: string): void {
  const database = new Sqlite(here.path("backup.db"));
  database.exec(statements);
  database.close();
}
