import Sqlite from "better-sqlite3";
import pg from "pg";
import type { SqlTarget } from "./generateRows.ts";

/** A file that no server has open. Its rows are not needed after a power cut. */
export function openSqliteTarget(path: string): SqlTarget & Disposable {
  const database = new Sqlite(path);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = OFF");
  database.pragma("cache_size = -1000000");
  return {
    dialect: "sqlite",
    async run(sql) {
      const statement = database.prepare(sql);
      if (statement.reader) return statement.all() as Readonly<Record<string, unknown>>[];
      statement.run();
      return [];
    },
    [Symbol.dispose]: () => void database.close(),
  };
}

export async function openPostgresTarget(url: string): Promise<SqlTarget & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    dialect: "postgres",
    run: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}
