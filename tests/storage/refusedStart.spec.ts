import assert from "node:assert/strict";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import { upload } from "../../packages/server/testkit/files.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { createDatabase, createEmptyDatabase, postgresSkip, query } from "./testPostgres.ts";

describe("a start on PostgreSQL", { skip: postgresSkip }, () => {
  test("is refused when the data folder has a server key and the database is empty, which stays empty", async () => {
    using folder = quickFolder("refused");
    await using first = await createEmptyDatabase();
    await (await createPlatform({ dataFolder: folder.path, databaseUrl: first.url })).stop();
    await using lost = await createEmptyDatabase();

    await assert.rejects(
      createPlatform({ dataFolder: folder.path, databaseUrl: lost.url, seed: "dev" }),
      /server\.key but the PostgreSQL database is empty\. Restore it from a backup.*check --database-url/,
    );
    const tables = "select table_name from information_schema.tables where table_schema = 'public'";
    assert.deepEqual(await query(lost.url, tables), []);
    await (await createPlatform({ dataFolder: folder.path, databaseUrl: first.url })).stop();
  });

  test("is refused when the server key of the database is missing, and no other key is written", async () => {
    using ours = quickFolder("refused");
    using bare = quickFolder("refused");
    await using database = await createDatabase();
    await (await createPlatform({ dataFolder: ours.path, databaseUrl: database.url })).stop();

    const start = createPlatform({ dataFolder: bare.path, databaseUrl: database.url });

    await assert.rejects(start, /There is no server\.key in .*the PostgreSQL database needs the one it was made with/);
    assert.equal(existsSync(join(bare.path, "server.key")), false);
    const none = join(bare.path, "data");
    await assert.rejects(createPlatform({ dataFolder: none, databaseUrl: database.url }), /There is no server\.key in/);
    using theirs = quickFolder("refused");
    await using other = await createDatabase();
    await (await createPlatform({ dataFolder: theirs.path, databaseUrl: other.url })).stop();
    rmSync(join(theirs.path, "files"), { recursive: true, force: true });
    const wrong = createPlatform({ dataFolder: theirs.path, databaseUrl: database.url });
    await assert.rejects(wrong, /This database belongs to another server key/);
    assert.deepEqual([existsSync(none), readdirSync(theirs.path)], [false, ["server.key"]]);
  });

  test("at the same moment as another one ends with one key for both", async () => {
    using folder = quickFolder("refused");
    await using database = await createEmptyDatabase();
    const options = { dataFolder: folder.path, databaseUrl: database.url };

    const started = await Promise.all([createPlatform(options), createPlatform(options), createPlatform(options)]);

    assert.equal(new Set(started.map(({ secrets }) => secrets.derive("same"))).size, 1);
    await Promise.all(started.map((platform) => platform.stop()));
  });

  test("is refused when the database names files and this server's folder of files is another one", async () => {
    using folder = quickFolder("refused");
    await using database = await createDatabase();
    const options = { dataFolder: folder.path, databaseUrl: database.url };
    await using world = await workspace({ ...options, filesFolder: join(folder.path, "shared") });
    await upload(world, world.bob);
    await world.platform.stop();

    await assert.rejects(createPlatform(options), /The database names 1 file, and .*files has none of them\..*--files/);
  });
});
