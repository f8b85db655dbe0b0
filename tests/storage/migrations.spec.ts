import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, test } from "node:test";
import { StartFailure } from "@platform/server/ports/failures.ts";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import { nextMigrations } from "./secondMigration.ts";
import { type FreshPlace, open, sharedStoreKinds } from "./storeKinds.ts";

for (const kind of sharedStoreKinds) {
  describe(`migrating on ${kind.name}`, { skip: kind.skip }, () => {
    test("that fails half-way leaves nothing of it, nor of what came before it", async () => {
      await using place = await kind.empty();

      await assert.rejects(migrateBare(place.location, { ...nextMigrations, "9002-halfway": halfway }), /half-way/);

      assert.deepEqual(await tablesIn(place), await tablesAfterOpening(kind.empty()));
    });

    test("that is killed half-way starts clean the next time", async () => {
      await using place = await kind.empty();

      const program = fileURLToPath(new URL("killedMigration.ts", import.meta.url));
      const child = spawn(process.execPath, [program, JSON.stringify(place.location)], { stdio: "inherit" });
      const [, signal] = await once(child, "exit");

      assert.equal(signal, "SIGKILL");
      assert.deepEqual(await tablesIn(place), await tablesAfterOpening(kind.empty()));
    });

    test("by several at once on an empty database lets all of them start", async () => {
      for (let round = 0; round < 3; round++) {
        await using place = await kind.empty();

        const stores = await Promise.allSettled(Array.from({ length: 4 }, () => open(place)));

        for (const store of stores) if (store.status === "fulfilled") await store.value.close();
        assert.deepEqual(
          stores.flatMap((store) => (store.status === "rejected" ? [String(store.reason)] : [])),
          [],
        );
      }
    });

    test("refuses a database that a newer version has written", async () => {
      await using place = await kind.empty();
      await migrateBare(place.location, {
        ...migrations,
        "9999-future": { up: async () => {}, serversFrom: "9999-future" },
      });

      await assert.rejects(open(place), (error) => {
        assert.ok(error instanceof StartFailure);
        assert.match(error.message, /newer version/);
        return true;
      });
    });

    test("refuses a database from before the first release in one sentence that says what to do", async () => {
      await using place = await kind.empty();
      const up = async (db: Kysely<unknown>) => {
        await db.schema.createTable("half").addColumn("id", "text").execute();
      };
      await migrateBare(place.location, { "0001-ground": { up }, "0059-membership-changes": { up: async () => {} } });

      await assert.rejects(open(place), (error) => {
        assert.ok(error instanceof StartFailure);
        assert.equal(
          error.message,
          "This database was created by a version of Platform from before its first release and cannot be upgraded: start with an empty --data folder or --database-url, or keep using the version that created it.",
        );
        return true;
      });
      assert.deepEqual(await bareTables(place), ["half", "kysely_migration", "kysely_migration_lock"]);
    });
  });
}

const halfway: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable("half").addColumn("id", "text").execute();
    await sql`insert into half values ('written')`.execute(db);
    throw new Error("half-way");
  },
};

/** As another program sees them: opening the store would migrate it. */
async function bareTables({ location }: FreshPlace): Promise<string[]> {
  const names: string[] = [];
  await withBareDatabase(location, async (db) => {
    for (const table of await db.introspection.getTables({ withInternalKyselyTables: true })) names.push(table.name);
  });
  return names.toSorted();
}

async function tablesAfterOpening(empty: Promise<FreshPlace>): Promise<string[]> {
  await using place = await empty;
  return await tablesIn(place);
}

async function tablesIn(place: FreshPlace): Promise<string[]> {
  await using store = await open(place);
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map((table) => table.name).toSorted();
}
