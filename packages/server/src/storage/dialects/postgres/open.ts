import pg from "pg";
import { StartFailure } from "../../../ports/failures.ts";
import { countingClient, type StatementCounts } from "./statementCounts.ts";

const int8 = 20;

/** Every bigint of the schema fits a double exactly; the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
};

const connectPatienceMs = 5_000;
/** The server gives up first, because it can say that nothing was kept; the client only when the server is gone. */
const networkPatienceMs = 1_000;

export interface Timeouts {
  readonly statementMs: number;
  /** How long a statement waits for a lock. */
  readonly lockMs: number;
}

/** Statements have no time limit, which a migration needs, unless `timeouts` sets one. */
export function openPool(url: string, connections: number, timeouts?: Timeouts, counts?: StatementCounts): pg.Pool {
  const pool = new pg.Pool({
    ...(counts && { Client: countingClient(counts) }),
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: connectPatienceMs,
    // Statements that are sent together need one round trip: `begin` with the first one, `commit` with the last.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "platform",
    ...(timeouts === undefined
      ? {}
      : {
          statement_timeout: timeouts.statementMs,
          lock_timeout: timeouts.lockMs,
          query_timeout: timeouts.statementMs + networkPatienceMs,
          // No reader of the outbox passes a transaction that wrote events and is open: a server that was paused inside
          // one, by its machine or by a debugger, would hold up the events of all servers.
          idle_in_transaction_session_timeout: 2 * timeouts.statementMs,
        }),
  });
  // A connection that breaks says so twice: to the query that was waiting, and here. Nobody else listens here, neither
  // while it is idle nor while it is in use, and an error that nobody listens to ends the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** An acknowledged write must survive a power cut, and these settings would quietly let it go. */
export async function refuseUnsafeServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'server_version_num')",
  );
  for (const { name, setting } of rows) {
    if (setting === "off") {
      throw new StartFailure(
        `PostgreSQL runs with ${name}=off, so acknowledged messages could be lost. Turn it on, then start again.`,
      );
    }
    if (name === "server_version_num" && Number(setting) < 150_000) {
      throw new StartFailure(`PostgreSQL 15 or later is needed; this one says ${setting}.`);
    }
  }
}
