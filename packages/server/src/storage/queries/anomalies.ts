import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";

/** The networks that an org trusts, as a comma list. */
export async function selectTrustedNetworks(db: Db, orgId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("anomaly_allowlists")
    .select("trusted_cidr")
    .where("org_id", "=", orgId)
    .executeTakeFirst();
  return row?.trusted_cidr;
}

export async function upsertTrustedNetworks(tx: Tx, orgId: string, networks: string, nowMs: number): Promise<void> {
  await tx
    .insertInto("anomaly_allowlists")
    .values({ org_id: orgId, trusted_cidr: networks, updated_ms: nowMs })
    .onConflict((conflict) => conflict.column("org_id").doUpdateSet({ trusted_cidr: networks, updated_ms: nowMs }))
    .execute();
}

const count = readStatement<
  [actorId: string, action: string, sinceMs: number, max: number],
  { readonly count: number }
>(`
  select count(*) as count from (
    select 1 from audit_entries where actor_id = $1 and action = $2 and at_ms >= $3 limit $4
  ) as counted`);

interface Repeated {
  readonly actorId: string;
  readonly action: string;
  readonly sinceMs: number;
  readonly max: number;
}

/** Whether the person did this at least `max` times since. No more entries are read than that. */
export async function selectIsRepeated(db: Db, { actorId, action, sinceMs, max }: Repeated): Promise<boolean> {
  const [row] = await count(db, actorId, action, sinceMs, max);
  return Number(row?.count ?? 0) >= max;
}

interface NotedAnomaly {
  readonly kind: string;
  readonly userId: string;
  readonly sessionId: string | undefined;
  readonly sinceMs: number;
}

/** Whether the same anomaly of the person, or of one session of theirs, was noted since. */
export async function selectIsAnomalyNoted(
  db: Db,
  { kind, userId, sessionId, sinceMs }: NotedAnomaly,
): Promise<boolean> {
  let query = db
    .selectFrom("audit_entries")
    .select("id")
    .where("actor_id", "=", userId)
    .where("action", "=", "anomaly")
    .where("at_ms", ">=", sinceMs)
    .where("method", "=", kind);
  if (sessionId !== undefined) query = query.where("session_id", "=", sessionId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
