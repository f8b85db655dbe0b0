import { randomBytes } from "node:crypto";
import pg from "pg";

/** Why the PostgreSQL half of a suite does not run here; under CI it always runs, and fails when there is none. */
export const postgresSkip: string | false =
  process.env["PLATFORM_TEST_POSTGRES"] || process.env["CI"] === "true" ? false : "PLATFORM_TEST_POSTGRES is not set";

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
}

/** An empty database on the server the tests were given; gone when the test is. */
export async function createDatabase(server = testServerUrl()): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      await query(server, `drop database if exists ${name} with (force)`);
    },
  };
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
