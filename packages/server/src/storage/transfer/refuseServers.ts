import { StartFailure } from "../../ports/failures.ts";
import { query, type Target } from "./target.ts";

/** The flag that named the PostgreSQL side of a move. */
export type PostgresFlag = "--from" | "--to";

/**
 * Servers hold connections as long as they run. A proxy that pools connections may hide them, so the lease that a server renews
 * counts, too: the one of a killed server lasts for some seconds.
 */
export async function refuseServers(db: Target, flag: PostgresFlag): Promise<void> {
  const inUse = `The database of ${flag} is in use`;
  const connections = await countConnections(db);
  const count = connections.reduce((sum, { held }) => sum + Number(held), 0);
  if (count > 0) {
    const places = connections.map(({ place }) => place).join(", ");
    throw new StartFailure(
      `${inUse}: servers on ${places} hold ${count} connections to it. Stop them, then run this command again.`,
    );
  }
  const seconds = await longestLease(db);
  if (seconds <= 0) return;
  throw new StartFailure(
    `${inUse}: the lease of a server on it ends in ${Math.ceil(seconds)} seconds. Stop the server, or wait if it was killed, then run this command again.`,
  );
}

interface Connections {
  readonly place: string;
  readonly held: string;
}

async function countConnections(db: Target): Promise<Connections[]> {
  // Within a transaction PostgreSQL would repeat its first answer, and never show a server that started since.
  await query(db, "select pg_stat_clear_snapshot()");
  return query<Connections>(
    db,
    `select coalesce(host(client_addr), 'the machine of PostgreSQL') as place, count(*) as held from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'platform%'
     group by 1 order by 1`,
  );
}

/** In seconds from now; zero without a server. A database that no server has used has no such table. */
async function longestLease(db: Target): Promise<number> {
  const [table] = await query<{ found: boolean }>(db, "select to_regclass('servers') is not null as found");
  if (table?.found !== true) return 0;
  const [row] = await query<{ seconds: string | null }>(
    db,
    `select (max(lease_until_ms) / 1000.0 - extract(epoch from clock_timestamp()))::text as seconds from "servers"`,
  );
  return Number(row?.seconds ?? 0);
}

/** From here on, a statement of this transaction that waits for a lock fails, where it would wait as long as the other one likes. */
export async function limitLockWaits(db: Target): Promise<void> {
  await query(db, "set local lock_timeout = '5s'");
}

/** After a failure by `limitLockWaits` or a deadlock, outside of the transaction: says who has the locks. */
export async function refuseLockHolders(db: Target, flag: PostgresFlag): Promise<never> {
  await refuseServers(db, flag);
  const holders = await query<{ name: string }>(
    db,
    `select distinct a.pid, concat('process ', a.pid, case when a.application_name <> '' then ' (' || a.application_name || ')' end) as name
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.relation is not null and l.granted and a.datname = current_database() and a.pid <> pg_backend_pid()
       and l.database = (select oid from pg_database where datname = current_database())
     order by a.pid`,
  );
  const named = holders.length === 0 ? "other connections" : holders.map(({ name }) => name).join(", ");
  throw new StartFailure(
    `The database of ${flag} is in use: ${named} of PostgreSQL locked its tables for more than 5 seconds. End these connections, then run this command again.`,
  );
}
