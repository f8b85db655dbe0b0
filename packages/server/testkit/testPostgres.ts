import { randomBytes } from "node:crypto";
import { openStore } from "../src/storage/store.ts";
import pg from "pg";

/** Why the PostgreSQL half of a suite does not run here; under CI it always runs, and fails when there is none. */
export const postgresSkip: string | false =
  process.env["PLATFORM_TEST_POSTGRES"] || process.env["CI"] === "true" ? false : "PLATFORM_TEST_POSTGRES is not set";

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
}

/** A database of its own with the schema in it and no row yet; gone when the test is. */
export async function createDatabase(server = testServerUrl()): Promise<TestDatabase> {
  return copyOf(await migratedOn(server), server);
}

/** One without so much as a table, for tests of what makes them. */
export function createEmptyDatabase(server = testServerUrl()): Promise<TestDatabase> {
  return copyOf("template1", server);
}

async function copyOf(template: string, server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(server, `create database ${name} template ${template}`);
  return {
    url: databaseAt(server, name),
    async [Symbol.asyncDispose]() {
      await query(server, `drop database if exists ${name} with (force)`);
    },
  };
}

const migrated = new Map<string, Promise<string>>();

/** Migrating takes longer than most tests, so a server does it once in a run, and everybody else has a copy of that. */
function migratedOn(server: string): Promise<string> {
  const made = migrated.get(server) ?? migrateTemplate(server);
  migrated.set(server, made);
  return made;
}

async function migrateTemplate(server: string): Promise<string> {
  await using connection = await connect(server);
  const { client } = connection;
  // Two processes may test on this server at once, and the second waits here until the first is done.
  await client.query("select pg_advisory_lock(hashtext('migrated'))");
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'migrated'");
  if (rowCount === 0) {
    // Named only when it is whole: a run that was stopped half-way must not leave half a schema to the next.
    const unfinished = `unfinished_${randomBytes(6).toString("hex")}`;
    await client.query(`create database ${unfinished}`);
    const store = await openStore(
      { kind: "postgres", url: databaseAt(server, unfinished), connections: 1 },
      { environment: {} },
    );
    await store.close();
    await client.query(`alter database ${unfinished} rename to migrated`);
  }
  return "migrated";
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export function testServerUrl(): string {
  const url = process.env["PLATFORM_TEST_POSTGRES"];
  if (!url) throw new Error("PLATFORM_TEST_POSTGRES must name a PostgreSQL server under CI.");
  return url;
}

/** One statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await using connection = await connect(url);
  return (await connection.client.query<Row>(sql, values)).rows;
}

/** A bare connection beside the store, for what only a second party can do. */
export async function connect(url: string): Promise<{ client: pg.Client } & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end() };
}
