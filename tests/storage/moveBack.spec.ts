import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import type { StoreLocation } from "@platform/server/storage/store.ts";
import { positionsOnSqlite } from "@platform/server/storage/transfer/positionsOnSqlite.ts";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { shell, type Shell } from "../../packages/cli/testkit/runCli.ts";
import { startServer } from "../faults/serverProcess.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { makeEverythingHappen } from "./socketEvents.ts";
import { rowsByTable } from "./rowsByTable.ts";
import { createDatabase, createEmptyDatabase, postgresSkip, query } from "./testPostgres.ts";

const written = "Written on PostgreSQL";

describe("platform move back from PostgreSQL", { skip: postgresSkip }, () => {
  test("brings every row of a rich workspace, which is then served from the file", async () => {
    using here = shell();
    await using database = await createDatabase();
    const general = await useDatabase(here, database.url);

    const { code, out, err } = await here.run(["move", "--data", "data", "--from", database.url]);

    assert.deepEqual([code, err], [0, ""]);
    assert.match(out, /^ {2}messages +\d+$/m);
    const [there, back] = [await textsOf(postgresAt(database.url)), await textsOf(fileIn(here))];
    assert.deepEqual(Object.keys(back), Object.keys(there));
    assert.ok(Object.values(back).filter((rows) => rows.length > 0).length > 50, "most tables have rows");
    for (const name of Object.keys(there)) assert.deepEqual(back[name], asOnSqlite(name, there[name] ?? []), name);
    await using world = await workspace({ dataFolder: here.path("data") });
    const { messages } = await world.alice.does("conversations.history", { channel: general });
    assert.ok(messages.some(({ text }) => text === written));
    await world.bob.does("chat.postMessage", { channel: general, text: "Written on the file" });
    const highest = Math.max(...(there["outbox"] ?? []).map((row) => Number(row["id"])));
    const [newest] =
      (await textsOf(fileIn(here)))["outbox"]?.filter((row) => row["payload"]?.includes("Written on the file")) ?? [];
    assert.ok(Number(newest?.["id"]) > highest, "keys go on past the highest ever given out");
  });

  test("after a move there leaves the file as it began", async () => {
    using here = shell();
    await using database = await createEmptyDatabase();
    {
      await using world = await workspace({ dataFolder: here.path("data") });
      await makeEverythingHappen(world, world);
    }
    const before = await textsOf(fileIn(here));

    assert.equal((await here.run(["move", "--data", "data", "--to", database.url])).code, 0);
    const refused = await here.run(["move", "--data", "data", "--from", database.url]);
    const back = await here.run(["move", "--data", "data", "--from", database.url, "--force"]);

    assert.match(refused.err, /platform\.db exists\. Name another folder with --data, or replace it with --force\.\n$/);
    assert.deepEqual([back.code, back.err], [0, ""]);
    assert.match(back.out, /The database that was there is in .*platform\.db\.replaced\./);
    assert.deepEqual(await textsOf(fileIn(here)), before);
    assert.deepEqual(await textsOf({ kind: "file", path: here.path("data", "platform.db.replaced") }), before);
  });

  test("skips no event that a reader on PostgreSQL has not read", async () => {
    await using database = await createDatabase();
    // Event 3 was committed by an older transaction than event 2, so a reader after (20, 2) has read 1 and 3, and not 4.
    const rows = [
      [10, 1],
      [15, 3],
      [20, 2],
      [30, 4],
    ];
    for (const [txid, id] of rows) {
      await query(
        database.url,
        "insert into outbox (txid, id, team_id, audience, type, at_ms, payload) values ($1, $2, 'T1', 'team', 'x', 0, '{}')",
        [txid, id],
      );
    }
    const stored: Record<string, object> = {
      outbox_pruned: { txid: 15, id: 3 },
      deliveries_position: { txid: 20, id: 2 },
      triggers_position: { txid: 30, id: 4 },
    };
    for (const [key, value] of Object.entries(stored)) {
      await query(database.url, "insert into meta values ($1, $2) on conflict (key) do update set value = $2", [
        key,
        JSON.stringify(value),
      ]);
    }
    const pool = new pg.Pool({ connectionString: database.url });
    await using db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });

    const positions = await positionsOnSqlite(db as unknown as Parameters<typeof positionsOnSqlite>[0]);

    assert.deepEqual(Object.fromEntries([...positions].map(([key, value]) => [key, JSON.parse(value) as unknown])), {
      // Event 2 comes after it.
      outbox_pruned: { txid: 0, id: 1 },
      deliveries_position: { txid: 0, id: 2 },
      triggers_position: { txid: 0, id: 4 },
    });
  });

  test("is refused while a server runs there, for another key, and for a database that is not ours; nothing is left behind", async () => {
    using here = shell();
    using other = shell();
    await using database = await createDatabase();
    await useDatabase(here, database.url);
    await (await workspace({ dataFolder: other.path("data") })).platform.stop();
    await using foreign = await createEmptyDatabase();
    const move = (folder: Shell, url: string, ...flags: string[]) =>
      folder.run(["move", "--data", "data", "--from", url, ...flags]);
    {
      await using running = await startServer({ dataFolder: here.path("data"), databaseUrl: database.url });
      assert.match(
        (await move(here, database.url)).err,
        /^The database of --from is in use: servers on \S.* hold \d+ connections to it\. Stop them, /,
      );
      running.signal("SIGTERM");
      await running.ended;
    }
    assert.match(
      (await move(here, foreign.url)).err,
      /^The database of --from has no tables of Platform\. Check the URL\.\n$/,
    );
    const files = readdirSync(other.path("data")).toSorted();
    assert.match(
      (await move(other, database.url, "--force")).err,
      /^The database of --from belongs to another server key than .*server\.key\. /,
    );
    assert.match(
      (await move(here, "postgres://nobody@127.0.0.1:1/none")).err,
      /^The source cannot be used: .*ECONNREFUSED.*\. Check --from\.\n$/,
    );
    const both = await here.run(["move", "--data", "data", "--from", database.url, "--to", database.url]);
    assert.match(both.err, /Pass one of --to URL \(into PostgreSQL\), --from URL/);
    const stopped = await here.run(["move", "--data", "data", "--from", database.url], {
      ending: AbortSignal.abort("SIGINT"),
    });
    assert.deepEqual([stopped.code, stopped.err], [1, "Stopped. Nothing was moved.\n"]);
    assert.deepEqual(readdirSync(other.path("data")).toSorted(), files);
    assert.equal(existsSync(here.path("data", "platform.db")), false);
    assert.deepEqual(
      readdirSync(here.path("data")).filter((name) => name.includes("partial")),
      [],
    );
  });
});

/** Makes a rich workspace on PostgreSQL, with its key in the data folder, and tells the id of #general. */
async function useDatabase(here: Shell, databaseUrl: string): Promise<string> {
  await using world = await workspace({ dataFolder: here.path("data"), databaseUrl });
  await makeEverythingHappen(world, world);
  await world.alice.does("chat.postMessage", { channel: world.general, text: written });
  return world.general;
}

function postgresAt(url: string): StoreLocation {
  return { kind: "postgres", url };
}

function fileIn(here: Shell): StoreLocation {
  return { kind: "file", path: here.path("data", "platform.db") };
}

type Texts = Record<string, Record<string, string | null>[]>;

/** Every value as text, because the drivers differ in how they answer numbers. */
async function textsOf(location: StoreLocation): Promise<Texts> {
  const tables = Object.entries(await rowsByTable(location)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(tables.map(([name, rows]) => [name, sorted(rows.map(textsIn))]));
}

function textsIn(row: Readonly<Record<string, unknown>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value as string | number)]),
  );
}

function sorted(rows: Record<string, string | null>[]): Record<string, string | null>[] {
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The numbers of transactions are those of one PostgreSQL server. */
function asOnSqlite(table: string, rows: Record<string, string | null>[]): Record<string, string | null>[] {
  if (table === "outbox") return sorted(rows.map((row) => ({ ...row, txid: "0" })));
  if (table !== "meta") return rows;
  const isPosition = (key: string | null | undefined) => /_position$|^outbox_pruned$/.test(key ?? "");
  return sorted(
    rows.map((row) => {
      if (!isPosition(row["key"])) return row;
      const { id } = JSON.parse(row["value"] ?? "") as { id: number };
      return { ...row, value: JSON.stringify({ txid: 0, id }) };
    }),
  );
}
