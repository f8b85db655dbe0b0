import { sql } from "kysely";
import type { Db } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";

/** What a database says of itself. */
export interface DatabaseHealth {
  readonly name: "SQLite" | "PostgreSQL";
  readonly version: string;
  /** The migrations that were applied; none without a schema. */
  readonly applied: readonly string[];
  /** The time there; nothing where the database is a part of this machine. */
  readonly nowMs: number | undefined;
  readonly connections: { readonly used: number; readonly max: number } | undefined;
  /** Statements that have run for long, and that wait for locks. */
  readonly running: { readonly longestS: number; readonly waiting: number } | undefined;
  /** The slowest on average, without their values; nothing where the database does not count them. */
  readonly slowest: readonly { readonly statement: string; readonly calls: number; readonly meanMs: number }[];
}

export async function readDatabaseHealth(db: Db): Promise<DatabaseHealth> {
  return dialectOf(db) === "sqlite" ? ofSqlite(db) : ofPostgres(db);
}

async function ofSqlite(db: Db): Promise<DatabaseHealth> {
  const [row] = (await sql<{ version: string }>`select sqlite_version() as version`.execute(db)).rows;
  const none = { nowMs: undefined, connections: undefined, running: undefined, slowest: [] };
  return { name: "SQLite", version: row?.version ?? "", applied: await readApplied(db), ...none };
}

interface PostgresRow {
  readonly version: string;
  readonly now_ms: number;
  readonly used: number;
  readonly max: number;
  readonly longest_s: number;
  readonly waiting: number;
}

async function ofPostgres(db: Db): Promise<DatabaseHealth> {
  const [row] = (
    await sql<PostgresRow>`select current_setting('server_version') as version,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::bigint as max,
      (select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::bigint from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as longest_s,
      (select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(db)
  ).rows;
  return {
    name: "PostgreSQL",
    version: row?.version ?? "",
    applied: await readApplied(db),
    nowMs: Number(row?.now_ms),
    connections: { used: Number(row?.used), max: Number(row?.max) },
    running: { longestS: Number(row?.longest_s), waiting: Number(row?.waiting) },
    slowest: await readSlowest(db),
  };
}

/** The extension replaces values by numbers, so no text of a message is among them. */
async function readSlowest(db: Db): Promise<DatabaseHealth["slowest"]> {
  try {
    const { rows } = await sql<{ statement: string; calls: number; mean_ms: number }>`
      select query as statement, calls, mean_exec_time as mean_ms from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and calls > 10
      order by mean_exec_time desc limit 5`.execute(db);
    return rows.map(({ statement, calls, mean_ms: meanMs }) => ({
      statement: statement.replaceAll(/\s+/g, " ").slice(0, 200),
      calls: Number(calls),
      meanMs: Number(meanMs),
    }));
  } catch {
    return [];
  }
}

async function readApplied(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    return [];
  }
}
