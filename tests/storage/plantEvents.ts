import type { Db } from "@platform/server/storage/db.ts";
import { sql } from "kysely";

/** Puts so many events into an outbox on PostgreSQL that its planner prefers an index. */
export async function plantEvents(db: Db): Promise<void> {
  await sql`insert into outbox (txid, team_id, audience, type, at_ms, payload)
    select n, 'T1', 'team', 'planted', 0, repeat('x', 500) from generate_series(1, 20000) as n`.execute(db);
  await sql`analyze outbox`.execute(db);
}
