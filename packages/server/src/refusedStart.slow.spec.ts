import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { upload } from "../testkit/files.ts";
import { workspace } from "../testkit/workspace.ts";
import { createPlatform, type PlatformOptions, StartFailure } from "./platform.ts";

function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), "platform-start-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

async function refusal(options: PlatformOptions): Promise<string> {
  const started = await createPlatform(options).then(
    (platform) => platform.stop().then(() => "it started"),
    (error: unknown) => error,
  );
  assert.ok(started instanceof StartFailure, String(started));
  return started.message;
}

describe("a start is refused", () => {
  test("when the data folder has a server key but no database, and no empty database is made", async () => {
    using folder = dataFolder();
    await (await createPlatform({ dataFolder: folder.path })).stop();
    rmSync(join(folder.path, "platform.db"));

    const message = await refusal({ dataFolder: folder.path, seed: "dev" });

    assert.match(
      message,
      /server\.key.*but no database.*Restore platform\.db from a backup.*--database-url.*remove server\.key/,
    );
    assert.equal(existsSync(join(folder.path, "platform.db")), false);
  });

  test("when the database file next to a server key is empty", async () => {
    using folder = dataFolder();
    await (await createPlatform({ dataFolder: folder.path })).stop();
    writeFileSync(join(folder.path, "platform.db"), "");

    assert.match(await refusal({ dataFolder: folder.path }), /but no database/);
  });

  test("when the server key of the database is missing, and no other key is written", async () => {
    using folder = dataFolder();
    await (await createPlatform({ dataFolder: folder.path })).stop();
    rmSync(join(folder.path, "server.key"));

    assert.match(
      await refusal({ dataFolder: folder.path }),
      /There is no server\.key in .*Restore server\.key from a backup/,
    );
    assert.equal(existsSync(join(folder.path, "server.key")), false);
  });

  test("before anything is written, for options that are wrong", async () => {
    using folder = dataFolder();
    const wrong: readonly PlatformOptions[] = [
      { trustedProxies: ["proxy"] },
      { outgoingRanges: ["localhost"] },
      { operatorToken: "short" },
      { databaseUrl: "postgres://127.0.0.1:1/none" },
    ];
    for (const options of wrong) await refusal({ ...options, dataFolder: join(folder.path, "data") });

    assert.deepEqual(readdirSync(folder.path), []);
  });

  test("before anything is written, when the folder of files belongs to another server", async () => {
    using folder = dataFolder();
    const filesFolder = join(folder.path, "files");
    await (await createPlatform({ dataFolder: join(folder.path, "ours"), filesFolder })).stop();

    assert.match(
      await refusal({ dataFolder: join(folder.path, "theirs"), filesFolder }),
      /belong to another server key/,
    );
    assert.deepEqual(readdirSync(folder.path).toSorted(), ["files", "ours"]);
  });

  test("with the key of another server, and nothing is added to any folder", async () => {
    using folder = dataFolder();
    const [ours, theirs] = [join(folder.path, "ours"), join(folder.path, "theirs")];
    for (const data of [ours, theirs]) await (await createPlatform({ dataFolder: data })).stop();
    cpSync(join(theirs, "server.key"), join(ours, "server.key"));
    rmSync(join(ours, "files"), { recursive: true, force: true });
    const before = readdirSync(folder.path, { recursive: true }).toSorted();

    for (const more of [{}, { dev: true, seed: "dev" as const }, { filesFolder: join(folder.path, "elsewhere") }]) {
      assert.match(await refusal({ dataFolder: ours, ...more }), /belongs to another server key/);
      assert.deepEqual(withoutSidecars(readdirSync(folder.path, { recursive: true })), withoutSidecars(before));
    }
  });

  test("when the database names files and their folder is missing, empty, or another one", async () => {
    using folder = dataFolder();
    const files = join(folder.path, "files");
    await using world = await workspace({ dataFolder: folder.path });
    await upload(world, world.bob, { bytes: "one" });
    await upload(world, world.bob, { bytes: "two" });
    await world.platform.stop();
    renameSync(files, join(folder.path, "elsewhere"));

    const sentence = /The database names 2 files, and .*files has none of them\..*--files.*--allow-missing-files/;
    assert.match(await refusal({ dataFolder: folder.path }), sentence);
    assert.equal(existsSync(files), false, "the folder was made by a start that was refused");
    await (await createPlatform({ dataFolder: folder.path, allowMissingFiles: true })).stop();
    assert.match(await refusal({ dataFolder: folder.path }), sentence);
    await (await createPlatform({ dataFolder: folder.path, filesFolder: join(folder.path, "elsewhere") })).stop();
  });
});

/** SQLite keeps files of its own beside an open database. */
function withoutSidecars(names: readonly (string | Buffer)[]): string[] {
  return names
    .map(String)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .toSorted();
}
