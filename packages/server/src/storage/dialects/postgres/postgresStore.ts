import { limits } from "@platform/protocol";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { StartFailure } from "../../../ports/failures.ts";
import { migrateBeside } from "../../migrate.ts";
import { migrations } from "../../migrations/migrations.ts";
import { messageOf } from "../../transfer/messageOf.ts";
import { offerSlowReads } from "../../slowReads.ts";
import type { DatabaseSettings, Store, StoreOptions } from "../../store.ts";
import type { Tables } from "../../tables/tables.ts";
import { offerDirectReads } from "../../directReads.ts";
import { createCoalescedReads } from "./coalescedReads.ts";
import { openCommitChannel } from "./commitNotices.ts";
import { watchDatabase } from "./databaseStats.ts";
import { explainingPool, type PoolOptions, poolReads } from "./explainingPool.ts";
import { openPool, refuseUnsafeServer } from "./open.ts";
import { createPreparedStatements, unprepared } from "./preparedStatements.ts";
import { createWriter } from "./writer.ts";
import { refuseBesideOlderServers } from "./olderServers.ts";
import { openReadReplica } from "./readReplica.ts";

/** A pool; write operations have a transaction of their own, or share one. */
export async function openPostgres(
  location: DatabaseSettings & { readonly url: string },
  options: StoreOptions,
): Promise<Store> {
  const { url, connections = limits.database_connections, isPrepared = true } = location;
  await prepareDatabase(url, options.emptyRefusal);
  const statementMs = location.statementTimeoutMs ?? limits.database_statement_s * 1000;
  const timeouts = { statementMs, lockMs: location.lockTimeoutMs ?? statementMs };
  const statementCounts = { statements: 0, roundTrips: 0 };
  const pool = openPool(url, connections, timeouts, statementCounts);
  const commits = openCommitChannel(pool, location.listenUrl ?? url);
  const watch = watchDatabase(pool, connections, commits, statementCounts);
  const statements = isPrepared ? createPreparedStatements() : unprepared;
  const poolOptions = { statements, onWritten: commits.announce, onStatement: watch.onStatement };
  const explaining = explainingPool(pool, poolOptions);
  const dialect = new PostgresDialect({ pool: explaining });
  const db = new Kysely<Tables>({ dialect });
  const plainReads = poolReads(pool, poolOptions);
  const reads = { read: plainReads.rowsOf, lookup: createCoalescedReads(plainReads).read };
  offerDirectReads(db, reads);
  const replica =
    location.readUrl === undefined
      ? undefined
      : openReadReplica({ url: location.readUrl, primary: pool, statementMs, isPrepared });
  if (replica) offerSlowReads(db, replica.db);

  return {
    dialect: "postgres",
    db,
    write: createWriter({ db, reads, dialect, pool: explaining }, options.environment, watch.onRetry),
    snapshots: undefined,
    copy: undefined,
    probe: async () => void (await pool.query("select 1")),
    commits,
    statementCounts,
    databaseStats: watch.stats,
    ...(replica === undefined ? {} : { replica }),
    async close() {
      await commits.stop();
      await replica?.close();
      await db.destroy();
    },
  };
}

/** On a connection of its own, which may wait: another server may be migrating, and an index takes its time. */
async function prepareDatabase(url: string, emptyRefusal: string | undefined): Promise<void> {
  const pool = openPool(url, 1);
  const db = kyselyOnPostgres(pool, { statements: unprepared, onWritten() {} });
  try {
    await refuseUnsafeServer(pool);
    if (emptyRefusal !== undefined && !(await hasSchema(pool))) throw new StartFailure(emptyRefusal);
    await refuseBesideOlderServers(db, migrations);
    await migrateBeside(db);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`PostgreSQL cannot be used: ${messageOf(error)}. Check --database-url.`, { cause: error });
  } finally {
    await db.destroy();
  }
}

async function hasSchema(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>("select to_regclass('kysely_migration') is not null as found");
  return rows[0]?.found === true;
}

function kyselyOnPostgres(pool: pg.Pool, options: PoolOptions): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: explainingPool(pool, options) }) });
}
