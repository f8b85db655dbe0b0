import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { StartFailure } from "../../../ports/failures.ts";
import { systemClock } from "../../../ports/ports.ts";
import { type KnownMigrations, readAppliedOrNone } from "../../migrate.ts";
import { serverSchemaKey } from "../../queries/servers.ts";
import { floorAfter } from "../../schemaFloor.ts";

const lookAgainMs = 500;

interface OlderServer {
  readonly id: string;
  readonly lease_until_ms: string;
}

/**
 * Before a migration with which older servers cannot continue: refuses while one of them renews its lease. One that was
 * killed does not, and is waited for until its lease ends.
 */
export async function refuseBesideOlderServers<T>(db: Kysely<T>, known: KnownMigrations): Promise<void> {
  const applied = await readAppliedOrNone(db);
  const pending = Object.keys(known).filter((name) => !applied.includes(name));
  const floor = floorAfter(known, pending);
  if (floor === undefined || applied.length === 0 || !(await hasServers(db))) return;
  const first = new Map((await readOlder(db, floor)).map((server) => [server.id, server.lease_until_ms]));
  let count = first.size;
  while (count > 0) {
    await sleep(lookAgainMs);
    const found = await readOlder(db, floor);
    count = found.length;
    const isAlive = found.some(({ id, lease_until_ms }) => first.get(id) !== lease_until_ms);
    if (isAlive) throw new StartFailure(refusal(floor, count));
  }
}

function refusal(floor: string, count: number): string {
  return `Servers of an older version run on this database (${count}) and could not continue after its migration: they need ${floor}. Nothing was changed. Stop them, then start this version.`;
}

/** Databases from before the leases of servers have no such table. */
async function hasServers<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('servers') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** Servers that say to know less, or nothing. */
async function readOlder<T>(db: Kysely<T>, floor: string): Promise<readonly OlderServer[]> {
  const { rows } = await sql<OlderServer>`
    select s.id, s.lease_until_ms from servers s left join meta m on m.key = ${serverSchemaKey("")} || s.id
    where s.lease_until_ms > ${systemClock.nowMs()} and coalesce(m.value, '') < ${floor}`.execute(db);
  return rows;
}
