import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { KnownMigrations } from "@platform/server/storage/migrate.ts";
import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { migratePostgres, migrateSqlite } from "@platform/server/storage/transfer/migrateDatabase.ts";
import { planPostgres, planSqlite } from "@platform/server/storage/transfer/planMigration.ts";
import type { StoreLocation } from "@platform/server/storage/store.ts";
import { type Kysely, sql } from "kysely";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { migrateBare } from "./migrateBare.ts";
import { platformOptions } from "./platformPlace.ts";
import { nextMigrations } from "./secondMigration.ts";
import { rowsByTable } from "./rowsByTable.ts";
import { sharedStoreKinds } from "./storeKinds.ts";
import { migrationsOf, restoreFixture } from "./upgradeFixture.ts";

const fixture = "0001-baseline";

for (const kind of sharedStoreKinds) {
  describe(`platform migrate --dry-run on ${kind.name}`, { skip: kind.skip }, () => {
    test("names every pending migration and changes nothing, and then the migrations do what it said", async () => {
      await using place = await kind.empty();
      using here = shell();
      await restoreFixture(fixture, place, here.folder);
      const before = await rowsByTable(place.location);

      const flags = ["migrate", ...flagsOf(place.location)];
      const planned = await here.run([...flags, "--dry-run", "--json"]);
      assert.deepEqual(await rowsByTable(place.location), before);
      const shown = await here.run([...flags, "--dry-run"]);
      const applied = await here.run([...flags, "--json"]);

      const plan = JSON.parse(planned.out) as { pending: { name: string; steps: Step[] }[]; schema: string };
      const names = plan.pending.map(({ name }) => name);
      assert.deepEqual(names, Object.keys(migrations).slice(Object.keys(migrationsOf(fixture)).length));
      assert.deepEqual((JSON.parse(applied.out) as { applied: string[] }).applied, names);
      const memberships = plan.pending.find(({ name }) => name === "0002-memberships")?.steps ?? [];
      const users = before["users"]?.length;
      assert.ok(
        memberships.some(({ action, table, rows }) => `${action} ${table}` === "update users" && rows === users),
      );
      assert.ok(
        memberships.some(
          ({ action, table, rows }) => `${action} ${table}` === "create table memberships" && rows === undefined,
        ),
      );
      assert.match(shown.out, /^0002-memberships\n/);
      assert.match(shown.out, new RegExp(`^ {2}update +users +${users} rows$`, "m"));
      assert.match(shown.out, new RegExp(`${names.length} migrations are pending\\. Nothing was changed\\.\n$`));
      assert.match((await here.run([...flags, "--dry-run"])).out, /^The schema is up to date: /);
    });

    test("shows a change of the next version beside a running server", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const [row] = await world.platform.store.db
        .selectFrom("users")
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .execute();

      const { pending, schema } = await plan(place.location, nextMigrations);

      assert.equal(schema, "9001-nicknames");
      assert.deepEqual(pending, [
        {
          name: "9001-nicknames",
          steps: [
            { action: "alter table", table: "users", rows: Number(row?.rows) },
            { action: "update", table: "users", rows: Number(row?.rows) },
          ],
        },
      ]);
    });

    test("says which servers cannot continue after a migration", async () => {
      await using place = await kind.fresh();
      const ending: KnownMigrations = {
        ...nextMigrations,
        "9002-ending": { up: async () => {}, serversFrom: "9001-nicknames" },
      };

      const { pending } = await plan(place.location, ending);

      assert.deepEqual(
        pending.slice(-2).map(({ name, serversFrom }) => [name, serversFrom]),
        [
          ["9001-nicknames", undefined],
          ["9002-ending", "9001-nicknames"],
        ],
      );
    });

    test("refuses the database of a newer version, and says which schema that has", async () => {
      await using place = await kind.empty();
      using here = shell();
      await migrateBare(place.location, {
        ...migrations,
        "9999-future": { up: async () => {}, serversFrom: "9999-future" },
      });
      const last = Object.keys(migrations).at(-1);
      const words = `This database was written by a newer version of Platform. Its schema is 9999-future, and this version ends with ${last}. Start that version, or restore a backup.\n`;

      const floor = `A newer version of Platform has migrated this database. Servers need 9999-future to use it, and this version ends with ${last}. Start the newer version here, too.\n`;

      for (const verb of [["migrate", "--dry-run"], ["migrate"], ["serve", "--port", "0"]]) {
        const { code, out, err } = await here.run([...verb, ...flagsOf(place.location)]);
        // Servers on PostgreSQL can continue on newer schemas, but not on this one.
        const said = verb.includes("serve") && kind.name === "PostgreSQL" ? floor : words;
        assert.deepEqual([code, out, err], [1, "", said], verb.join(" "));
      }
    });
  });

  describe(`a migration that does not come to its end on ${kind.name}`, { skip: kind.skip }, () => {
    test("says which one failed, and leaves a store that the old version serves as before", async () => {
      await using place = await kind.fresh();
      using key = quickFolder("key");
      const options = { dataFolder: key.path, ...platformOptions(place.location) };
      await useStore(options);
      const before = await rowsByTable(place.location);

      const failing: KnownMigrations = { ...nextMigrations, "9002-failing": { up: failHalfWay } };
      const words =
        "The migration 9002-failing failed: no room. It changed nothing, so the version that wrote this database can still use it.";
      await assert.rejects(migrateTo(place.location, failing), { message: words });

      assert.deepEqual(await rowsByTable(place.location), before);
      await checkServed(options);
      assert.deepEqual(await migrateTo(place.location, nextMigrations), {
        applied: ["9001-nicknames"],
        schema: "9001-nicknames",
      });
    });

    test("killed, leaves a store that the old version serves, and the new one migrates when it starts again", async () => {
      await using place = await kind.fresh();
      using key = quickFolder("key");
      const options = { dataFolder: key.path, ...platformOptions(place.location) };
      await useStore(options);
      const before = await rowsByTable(place.location);

      const program = fileURLToPath(new URL("killedMigration.ts", import.meta.url));
      const child = spawn(process.execPath, [program, JSON.stringify(place.location)], { stdio: "inherit" });
      const [, signal] = (await once(child, "exit")) as [number | null, string | null];

      assert.equal(signal, "SIGKILL");
      assert.deepEqual(await rowsByTable(place.location), before);
      await checkServed(options);
      await migrateTo(place.location, nextMigrations);
      const after = await rowsByTable(place.location);
      assert.ok(after["users"]?.every((user) => user["nickname"] === `nick ${String(user["real_name"])}`));
      assert.equal(after["messages"]?.length, (before["messages"]?.length ?? 0) + 1);
    });
  });
}

interface Step {
  readonly action: string;
  readonly table: string;
  readonly rows?: number;
}

const text = "Written before the migration";

async function useStore(options: ReturnType<typeof platformOptions>): Promise<void> {
  await using world = await workspace(options);
  const { ts } = await world.alice.does("chat.postMessage", { channel: world.general, text });
  await world.bob.does("chat.postMessage", { channel: world.general, text: "A reply", thread_ts: ts });
}

async function checkServed(options: ReturnType<typeof platformOptions>): Promise<void> {
  await using world = await workspace(options);
  const { messages } = await world.alice.does("conversations.history", { channel: world.general });
  assert.ok(messages.some((message) => message.text === text));
  await world.bob.does("chat.postMessage", { channel: world.general, text: "Still served" });
}

async function failHalfWay(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable("half").addColumn("id", "text").execute();
  await sql`delete from messages`.execute(db);
  throw new Error("no room");
}

function plan(location: StoreLocation, known: KnownMigrations) {
  if (location.kind === "postgres") return planPostgres(location.url, known);
  return planSqlite(location.kind === "file" ? location.path : "", known);
}

function migrateTo(location: StoreLocation, known: KnownMigrations) {
  if (location.kind === "postgres") return migratePostgres(location.url, known);
  return migrateSqlite(location.kind === "file" ? location.path : "", known);
}

function flagsOf(location: StoreLocation): string[] {
  if (location.kind === "postgres") return ["--database-url", location.url];
  return ["--data", dirname(location.kind === "file" ? location.path : "")];
}
