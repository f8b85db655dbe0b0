import { query, type Target } from "./target.ts";

/** What is stored in `meta` as a position in the outbox. */
const keys = ["outbox_pruned", "deliveries_position", "triggers_position"];

/**
 * The positions of readers as SQLite understands them, by their key. PostgreSQL reads events by transaction and id, SQLite
 * by the id alone: a reader stands before the first event that it has not read, and may read a few again. Events are
 * delivered at least once anyway; none may be skipped. The numbers of transactions mean nothing to another database, so
 * they become 0, as in rows that SQLite writes.
 */
export async function positionsOnSqlite(source: Target): Promise<ReadonlyMap<string, string>> {
  const stored = await query<{ key: string; value: string }>(
    source,
    "select key, value from meta where key = any($1::text[])",
    [keys],
  );
  const positions = new Map<string, string>();
  for (const { key, value } of stored) {
    const { txid, id } = JSON.parse(value) as { txid: number; id: number };
    const [next] = await query<{ id: string | null }>(
      source,
      "select min(id) as id from outbox where (txid, id) > ($1::bigint, $2::bigint)",
      [txid, id],
    );
    const first = next === undefined || next.id === null ? Number.POSITIVE_INFINITY : Number(next.id);
    positions.set(key, JSON.stringify({ txid: 0, id: Math.min(id, first - 1) }));
  }
  return positions;
}
