import type pg from "pg";
import type { CommitNotices } from "./commitNotices.ts";
import type { StatementCounts } from "./statementCounts.ts";

/** The connections of a server and what went over them since it started. */
export interface DatabaseStats {
  readonly poolMax: number;
  readonly open: number;
  readonly inUse: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  readonly statements: number;
  /** Messages that were waited for. */
  readonly roundTrips: number;
  /** Of all statements together. */
  readonly statementSeconds: number;
  /** Writes that began again because another transaction won. */
  readonly retries: number;
  readonly isListening: boolean;
  readonly listenerLosses: number;
}

export interface DatabaseWatch {
  /** Called with the duration of each statement, also of one that failed. */
  readonly onStatement: (durationMs: number) => void;
  readonly onRetry: () => void;
  stats(): DatabaseStats;
}

/** Times statements, and reads the rest from the pool when asked. */
export function watchDatabase(
  pool: pg.Pool,
  max: number,
  commits: CommitNotices,
  sent: Readonly<StatementCounts>,
): DatabaseWatch {
  let statementMs = 0;
  let retries = 0;
  return {
    onStatement: (durationMs) => void (statementMs += durationMs),
    onRetry: () => void retries++,
    stats: () => ({
      poolMax: max,
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      ...sent,
      statementSeconds: statementMs / 1000,
      retries,
      isListening: commits.isListening(),
      listenerLosses: commits.losses(),
    }),
  };
}
