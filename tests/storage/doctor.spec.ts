import assert from "node:assert/strict";
import { dirname } from "node:path";
import { describe, test } from "node:test";
import Sqlite from "better-sqlite3";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { upload } from "../../packages/server/testkit/files.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { migrateBare, withBareDatabase } from "./migrateBare.ts";
import { nextMigrations } from "./secondMigration.ts";
import { rowsByTable } from "./rowsByTable.ts";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, sharedStoreKinds } from "./storeKinds.ts";
import { migrationsOf } from "./upgradeFixture.ts";

interface Check {
  readonly section: string;
  readonly name: string;
  readonly value: string;
  readonly state: "ok" | "note" | "error";
  readonly remedy?: string;
}

const operatorToken = "operator-8a1f5c6e2b7d4093-operator-token";
const password = "open-sesame-4471";

for (const kind of sharedStoreKinds) {
  describe(`platform doctor --server on ${kind.name}`, { skip: kind.skip }, () => {
    test("shows versions, sizes, settings and queues of a server that runs, changes nothing and shows no secret", async () => {
      await using place = await kind.fresh();
      using key = quickFolder("doctor");
      const doctor = doctorOf(place, key.path);
      const world = await workspace({ dataFolder: key.path, ...platformOptions(place.location) });
      await upload(world, world.bob, { channels: [world.general] });

      const { out, checks } = await doctor({
        PLATFORM_OPERATOR_TOKEN: operatorToken,
        PLATFORM_BASE_URL: "https://chat.example.com",
        PLATFORM_READ_DATABASE_URL: `postgres://reader:${password}@replica/platform`,
      });

      await world[Symbol.asyncDispose]();
      const before = await rowsByTable(place.location);
      await doctor({});
      assert.deepEqual(await rowsByTable(place.location), before);
      const value = (name: string) => checks.find((check) => check.name === name)?.value;
      assert.match(value(kind.name === "PostgreSQL" ? "PostgreSQL" : "SQLite") ?? "", /^\d+\.\d+/);
      assert.match(value("schema") ?? "", /^\d{4}-[a-z-]+$/);
      assert.match(value("size") ?? "", /^\d+(\.\d)? (KiB|MiB)$/);
      assert.match(value("files") ?? "", /^1, /);
      assert.match(value("outbox") ?? "", /^\d+ events, the oldest /);
      assert.match(value("deliveries") ?? "", /^\d+ by request, \d+ by socket, 0 given up$/);
      assert.match(
        checks.find(({ section, value: text }) => section === "Disk" && text.endsWith("are free"))?.value ?? "",
        / of /,
      );
      assert.equal(value("base-url"), "https://chat.example.com (PLATFORM_BASE_URL)");
      assert.equal(value("operator-token"), "*** (PLATFORM_OPERATOR_TOKEN)");
      assert.equal(value("read-database-url"), "postgres://reader@replica/platform (PLATFORM_READ_DATABASE_URL)");
      assert.equal(value("port"), "8065 (default)");
      for (const secret of [operatorToken, password]) assert.ok(!out.includes(secret));
      if (kind.name === "PostgreSQL") {
        assert.match(value("connections") ?? "", /^\d+ of \d+$/);
        assert.match(value("clock") ?? "", /^\d+ ms apart from this machine$/);
      }
    });

    test("fails with a remedy for each finding: pending migrations, overdue work, unknown settings", async () => {
      await using place = await kind.empty();
      using key = quickFolder("doctor");
      await migrateBare(place.location, migrationsOf("0001-baseline"));
      const behind = await doctorOf(place, key.path)({ PLATFORM_BASE_ULR: "https://chat.example.com" });

      assert.equal(behind.code, 1);
      const schema = behind.checks.find(({ name }) => name === "schema");
      assert.match(schema?.value ?? "", /^0001-baseline; \d+ migrations are pending$/);
      assert.match(schema?.remedy ?? "", /platform migrate/);
      assert.equal(behind.checks.find(({ name }) => name === "PLATFORM_BASE_ULR")?.value, "is no setting");
      assert.match(behind.text, /^ {2}PLATFORM_BASE_ULR: Correct its name or remove it/m);
      assert.deepEqual(
        behind.checks.filter(({ state, remedy }) => state === "error" && remedy === undefined),
        [],
      );

      await migrateBare(place.location, nextMigrations);
      const ahead = await doctorOf(place, key.path)({});
      assert.match(ahead.checks.find(({ name }) => name === "schema")?.remedy ?? "", /newer version of Platform/);
    });

    test("fails when no server does what is due", async () => {
      await using place = await kind.fresh();
      using key = quickFolder("doctor");
      {
        await using world = await workspace({ dataFolder: key.path, ...platformOptions(place.location) });
        const later = { channel: world.general, text: "Later", post_at: Math.floor(world.clock.nowMs() / 1000) + 60 };
        await world.alice.does("chat.scheduleMessage", later);
      }
      await withBareDatabase(place.location, async (db) => {
        const past = { post_at_s: Math.floor(Date.parse("2026-01-01") / 1000) };
        await db
          .updateTable("scheduled_messages" as never)
          .set(past as never)
          .execute();
      });

      const { code, checks } = await doctorOf(place, key.path)({});

      const overdue = checks.find(({ name }) => name === "overdue");
      assert.deepEqual([code, overdue?.state], [1, "error"]);
      assert.match(overdue?.value ?? "", /^scheduled_messages for \d+ days/);
      assert.match(overdue?.remedy ?? "", /^No server does this work\. Start one/);
    });
  });
}

describe("platform doctor --server", () => {
  test("knows how old the last backup is", async () => {
    using here = shell();
    await (await workspace({ dataFolder: here.path("data") })).platform.stop();
    const backup = async () => {
      const { out, err } = await here.run(["doctor", "--server", "--data", "data", "--json"]);
      return checksIn(out, err).find(({ name }) => name === "backup");
    };
    assert.deepEqual([(await backup())?.value, (await backup())?.state], ["none is known", "note"]);

    assert.equal((await here.run(["backup", "--data", "data", "--to", "copy.db"])).code, 0);

    assert.equal((await backup())?.state, "ok");
    assert.match((await backup())?.value ?? "", /^\d+ s ago, to .*copy\.db$/);
  });

  test("says what is wrong where there is no server, a damaged database, or none that answers", async () => {
    using here = shell();
    const failing = async (...flags: string[]) => {
      const { code, out, err } = await here.run(["doctor", "--server", "--data", "data", "--json", ...flags]);
      assert.equal(code, 1);
      return checksIn(out, err).filter(({ state }) => state === "error");
    };
    assert.deepEqual(
      (await failing()).map(({ name }) => name),
      ["server.key", "database"],
    );
    await (await workspace({ dataFolder: here.path("data") })).platform.stop();
    const closed = await failing("--database-url", "postgres://nobody@127.0.0.1:1/none");
    assert.match(closed[0]?.value ?? "", /ECONNREFUSED/);
    const database = new Sqlite(here.path("data", "platform.db"));
    database.exec("drop table kysely_migration");
    database.close();
    assert.match((await failing())[0]?.remedy ?? "", /has no tables of Platform yet/);
  });
});

/** A shell's doctor for the server at a place, whose key is in a folder. */
function doctorOf({ location }: FreshPlace, keyFolder: string) {
  const flags =
    location.kind === "postgres"
      ? ["--data", keyFolder, "--database-url", location.url]
      : ["--data", location.kind === "file" ? dirname(location.path) : keyFolder];
  return async (env: Readonly<Record<string, string>>) => {
    using here = shell();
    const args = ["doctor", "--server", ...flags];
    const shown = await here.run(args, { env: { HOME: here.folder, ...env } });
    const { code, out, err } = await here.run([...args, "--json"], { env: { HOME: here.folder, ...env } });
    return { code, out: out + err + shown.out + shown.err, text: shown.out + shown.err, checks: checksIn(out, err) };
  };
}

function checksIn(out: string, err: string): Check[] {
  const line = out.trim() === "" ? err : out;
  return (JSON.parse(line) as { checks: Check[] }).checks;
}
