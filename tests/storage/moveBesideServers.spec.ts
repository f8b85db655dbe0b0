import assert from "node:assert/strict";
import { cpSync, existsSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import type { Tables } from "@platform/server/storage/tables/tables.ts";
import { refuseServers } from "@platform/server/storage/transfer/refuseServers.ts";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Shell, shell } from "../../packages/cli/testkit/runCli.ts";
import { eventually } from "../faults/eventually.ts";
import { startServer } from "../faults/serverProcess.ts";
import { connect, createDatabase, createEmptyDatabase, postgresSkip, query } from "./testPostgres.ts";

const inUse = (flag: string) => `^The database of --${flag} is in use: `;
const heldBy = (flag: string) =>
  new RegExp(
    `${inUse(flag)}servers on \\S.* hold \\d+ connections to it\\. Stop them, then run this command again\\.\\n$`,
  );
const leased = (flag: string) => new RegExp(`${inUse(flag)}the lease of a server on it ends in \\d+ seconds\\. Stop `);
const lockedBy = (flag: string) =>
  new RegExp(`${inUse(flag)}process \\d+ \\(psql\\) of PostgreSQL locked its tables for more than 5 seconds\\. End `);
const lease = "insert into servers (id, lease_until_ms) values ('one', $1)";

let used: Shell;
describe("platform move beside a server on PostgreSQL", { skip: postgresSkip }, () => {
  before(async () => {
    used = shell();
    await using _platform = await createPlatform({ dataFolder: used.path("data"), seed: "dev", rates: "off" });
  });
  after(() => used[Symbol.dispose]());

  for (const flag of ["to", "from"] as const) {
    describe(`with --${flag}`, () => {
      /** The data folder of a move: with a database for the way there, and without one for the way back. */
      async function begin(stack: AsyncDisposableStack, kind: "empty" | "migrated" = "migrated") {
        const here = stack.use(shell());
        if (flag === "to") cpSync(used.path("data"), here.path("data"), { recursive: true });
        const database = stack.use(await (kind === "empty" ? createEmptyDatabase() : createDatabase()));
        const move = () => here.run(["move", "--data", "data", `--${flag}`, database.url]);
        return { here, database, move };
      }

      async function openPsql(stack: AsyncDisposableStack, url: string): Promise<pg.Client> {
        const { client } = stack.use(await connect(url));
        await client.query("set application_name = 'psql'; set deadlock_timeout = '1min'");
        return client;
      }

      test("is refused while one runs, and says where", async () => {
        await using stack = new AsyncDisposableStack();
        const { here, database, move } = await begin(stack, "empty");
        const folder = flag === "to" ? stack.use(shell()).path("data") : here.path("data");
        await using server = await startServer({ dataFolder: folder, databaseUrl: database.url });
        const filled = "select count(*)::int as rows from users";
        const before = await query(database.url, filled);

        const { code, err } = await move();

        assert.equal(code, 1);
        assert.match(err, heldBy(flag));
        assert.deepEqual(await query(database.url, filled), before);
        const health = await fetch(`${server.url}/healthz`);
        assert.equal(health.status, 200);
      });

      test("is refused while a lease is valid, also when a proxy hides the connections", async () => {
        await using stack = new AsyncDisposableStack();
        const { here, database, move } = await begin(stack);
        if (flag === "from") await serveOnce(here, database.url);
        await query(database.url, lease, [Date.now() + 600_000]);

        const { code, err } = await move();

        assert.equal(code, 1);
        assert.match(err, leased(flag));
      });

      test("is refused while another connection holds a lock, and names it", async () => {
        await using stack = new AsyncDisposableStack();
        const { here, database, move } = await begin(stack);
        if (flag === "from") await serveOnce(here, database.url);
        const psql = await openPsql(stack, database.url);
        await psql.query("begin; lock table users in row exclusive mode");

        const { code, err } = await move();

        assert.equal(code, 1);
        assert.match(err, lockedBy(flag));
        if (flag === "from") assert.equal(existsSync(here.path("data", "platform.db")), false);
      });

      test("is refused when both wait for each other", async () => {
        await using stack = new AsyncDisposableStack();
        const { here, database, move } = await begin(stack);
        if (flag === "from") await serveOnce(here, database.url);
        // The move looks for a deadlock after three seconds of waiting, and the other one does not.
        await query(
          database.url,
          `alter database ${new URL(database.url).pathname.slice(1)} set deadlock_timeout = '3s'`,
        );
        const psql = await openPsql(stack, database.url);
        await psql.query("begin; lock table users in row exclusive mode");

        const moving = move();
        await eventually("the move waits for the lock", async () => (await waiting(database.url)) > 0);
        const [{ code, err }] = await Promise.all([moving, psql.query("lock table channels in row exclusive mode")]);

        assert.equal(code, 1);
        assert.match(err, lockedBy(flag));
      });
    });
  }

  test("sees a server that starts after the first look of the same transaction", async () => {
    await using database = await createDatabase();
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    await using db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await db.transaction().execute(async (move) => {
      await refuseServers(move, "--to");
      await using server = await connect(database.url);
      await server.client.query("set application_name = 'platform'");
      await assert.rejects(refuseServers(move, "--to"), /hold 1 connections to it/);
      await server.client.query("set application_name = 'psql'");
      await refuseServers(move, "--to");
      await query(database.url, lease, [Date.now() - 1_000]);
      await refuseServers(move, "--to");
    });
  });
});

/** The database then belongs to the key in the folder. */
async function serveOnce(here: Shell, databaseUrl: string): Promise<void> {
  await using _platform = await createPlatform({ dataFolder: here.path("data"), databaseUrl, rates: "off" });
}

async function waiting(url: string): Promise<number> {
  const found = await query(
    url,
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return found.length;
}
