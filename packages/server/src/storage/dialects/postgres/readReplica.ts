import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@platform/protocol";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { Db } from "../../db.ts";
import type { Tables } from "../../tables/tables.ts";
import { explainingPool } from "./explainingPool.ts";
import { openPool } from "./open.ts";
import { createPreparedStatements, unprepared } from "./preparedStatements.ts";

export interface ReplicaFigures {
  /** Statements that the replica answered. */
  readonly reads: number;
  /** Statements that the primary answered, because the replica was away or late. */
  readonly fallbacks: number;
}

/** A database for slow reads that shows every write acknowledged before the read, whichever server answers. */
export interface ReadReplica {
  readonly db: Db;
  figures(): ReplicaFigures;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly primary: pg.Pool;
  readonly statementMs: number;
  readonly isPrepared: boolean;
}

const pollMs = 5;

/** What is acknowledged is flushed, and only what is flushed reaches a replica. The name of the cluster goes with its log. */
const primaryPosition = `select pg_current_wal_flush_lsn()::text as lsn, system_identifier::text as cluster
  from pg_control_system()`;
/** A promoted replica has a log of its own, whose positions say nothing about the primary's. */
const replicaPosition = `select pg_is_in_recovery() and system_identifier::text = $2 as is_replica,
  pg_last_wal_replay_lsn() >= $1::pg_lsn as is_current from pg_control_system()`;

/**
 * Before each read, the primary says how long its log is, and the replica has to have replayed as much: so a caller sees
 * its own writes, also those that it made through another server. A position that is remembered per caller would not know those.
 */
export function openReadReplica({ url, primary, statementMs, isPrepared }: ReplicaOptions): ReadReplica {
  const pool = openPool(url, limits.replica_connections, { statementMs, lockMs: statementMs });
  const onWritten = (): void => {};
  const statements = () => (isPrepared ? createPreparedStatements() : unprepared);
  const onReplica = explainingPool(pool, { statements: statements(), onWritten });
  const onPrimary = explainingPool(primary, { statements: statements(), onWritten });
  let reads = 0;
  let fallbacks = 0;
  let pausedUntilMs = Number.NEGATIVE_INFINITY;

  async function read(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (performance.now() >= pausedUntilMs) {
      try {
        const rows = await readReplica(sql, parameters);
        reads++;
        return rows;
      } catch {
        // Whatever it was: the primary says whether the fault is the statement's.
        pausedUntilMs = performance.now() + limits.replica_pause_ms;
      }
    }
    fallbacks++;
    return await withClient(onPrimary, (client) => query(client, sql, parameters));
  }

  async function readReplica(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    const client = await connectCurrent();
    try {
      return await query(client, sql, parameters);
    } finally {
      client.release();
    }
  }

  /** A connection to the replica that shows everything up to now. A silent network may keep one waiting much longer. */
  async function connectCurrent(): Promise<PostgresPoolClient> {
    const given = new AbortController();
    const connecting = connectReplica(given.signal);
    const late = sleep(limits.replica_wait_ms, undefined, { ref: false }).then(() => {
      given.abort();
      throw new Error("the replica is late");
    });
    // Either may fail after the other has settled.
    late.catch(() => {});
    connecting.catch(() => {});
    return await Promise.race([connecting, late]);
  }

  async function connectReplica(givenUp: AbortSignal): Promise<PostgresPoolClient> {
    const { rows } = await primary.query<Position>(primaryPosition);
    const [position] = rows;
    if (position === undefined) throw new Error("the primary has no position");
    const client = await onReplica.connect();
    try {
      await waitUntilCurrent(client, position, givenUp);
      givenUp.throwIfAborted();
      return client;
    } catch (error) {
      client.release();
      throw error;
    }
  }

  const routing: PostgresPool = {
    options: pool.options,
    connect: async () => ({
      query: (sql: unknown, parameters?: readonly unknown[]) => read(String(sql), parameters ?? []) as never,
      release() {},
    }),
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: routing }) });
  return { db, figures: () => ({ reads, fallbacks }), close: () => db.destroy() };
}

interface Position {
  readonly lsn: string;
  readonly cluster: string;
}

async function waitUntilCurrent(
  client: PostgresPoolClient,
  { lsn, cluster }: Position,
  givenUp: AbortSignal,
): Promise<void> {
  for (;;) {
    const result = await query(client, replicaPosition, [lsn, cluster]);
    const row = (result as { rows: { is_replica: boolean; is_current: boolean | null }[] }).rows[0];
    if (!row?.is_replica) throw new Error("this is no replica of the primary");
    if (row.is_current) return;
    await sleep(pollMs, undefined, { signal: givenUp });
  }
}

function query(client: PostgresPoolClient, sql: string, parameters: readonly unknown[]): Promise<unknown> {
  return client.query(sql, parameters);
}

async function withClient<Value>(
  pool: PostgresPool,
  use: (client: PostgresPoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}
