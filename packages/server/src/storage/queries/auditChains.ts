import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import type { AuditChainRow } from "../tables/auditChains.ts";
import type { AuditCheckpointRow, AuditCheckpointsTable } from "../tables/auditCheckpoints.ts";
import type { AuditEntryRow } from "../tables/auditEntries.ts";

/** The chains of the oldest entries that are in none yet. */
export async function selectUnsealedChains(db: Db, limit: number): Promise<string[]> {
  const oldest = db
    .selectFrom("audit_entries")
    .select("chain_id")
    .where("sequence", "is", null)
    .orderBy("id")
    .limit(limit);
  const rows = await db.selectFrom(oldest.as("oldest")).select("chain_id").distinct().orderBy("chain_id").execute();
  return rows.map((row) => row.chain_id);
}

/** The end of a chain, locked until the commit: only one server adds to it at a time. */
export async function lockChain(tx: Tx, id: string, firstHash: string): Promise<AuditChainRow> {
  await tx
    .insertInto("audit_chains")
    .values({ id, sequence: 0, hash: firstHash, pruned_sequence: 0, pruned_hash: firstHash, checkpoint_ms: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const found = tx.selectFrom("audit_chains").selectAll().where("id", "=", id);
  return (dialectOf(tx) === "postgres" ? found.forUpdate() : found).executeTakeFirstOrThrow();
}

export function selectChains(db: Db): Promise<AuditChainRow[]> {
  return db.selectFrom("audit_chains").selectAll().orderBy("id").execute();
}

export async function updateChain(tx: Tx, { id, ...row }: AuditChainRow): Promise<void> {
  await tx.updateTable("audit_chains").set(row).where("id", "=", id).execute();
}

/** In the order in which they were written. To be read after the lock, because another server may just have sealed them. */
export function selectUnsealed(db: Db, chainId: string, limit: number): Promise<AuditEntryRow[]> {
  return db
    .selectFrom("audit_entries")
    .selectAll()
    .where("chain_id", "=", chainId)
    .where("sequence", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function selectUnsealedCount(db: Db, chainId: string): Promise<number> {
  const row = await db
    .selectFrom("audit_entries")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("chain_id", "=", chainId)
    .where("sequence", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function updateSealed(tx: Tx, id: number, sequence: number, hash: string): Promise<void> {
  await tx.updateTable("audit_entries").set({ sequence, hash }).where("id", "=", id).execute();
}

/** Of one chain, in its order. */
export function selectSealed(
  db: Db,
  chainId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<AuditEntryRow[]> {
  return db
    .selectFrom("audit_entries")
    .selectAll()
    .where("chain_id", "=", chainId)
    .where("sequence", ">", page.after)
    .orderBy("sequence")
    .orderBy("id")
    .limit(page.limit)
    .execute();
}

/**
 * The chains that have an entry outside of them, with its sequence: after the end, before the beginning, or of a chain that
 * there is not. One statement, so that what a running server seals or prunes meanwhile is not among them.
 */
export async function selectStrays(db: Db): Promise<{ readonly chainId: string; readonly sequence: number }[]> {
  const rows = await db
    .selectFrom("audit_entries as entry")
    .leftJoin("audit_chains as chain", "chain.id", "entry.chain_id")
    .select((e) => ["entry.chain_id as chainId", e.fn.min<number>("entry.sequence").as("sequence")])
    .where("entry.sequence", "is not", null)
    .where((e) =>
      e.or([
        e("chain.id", "is", null),
        e("entry.sequence", "<=", e.ref("chain.pruned_sequence")),
        e("entry.sequence", ">", e.ref("chain.sequence")),
      ]),
    )
    .groupBy("entry.chain_id")
    .orderBy("entry.chain_id")
    .execute();
  return rows.map(({ chainId, sequence }) => ({ chainId, sequence: Number(sequence) }));
}

export async function deleteSealed(tx: Tx, chainId: string, upTo: number): Promise<void> {
  await tx.deleteFrom("audit_entries").where("chain_id", "=", chainId).where("sequence", "<=", upTo).execute();
}

export async function insertCheckpoint(tx: Tx, row: Insertable<AuditCheckpointsTable>): Promise<void> {
  await tx.insertInto("audit_checkpoints").values(row).execute();
}

export function selectCheckpoints(db: Db, chainId: string): Promise<AuditCheckpointRow[]> {
  return db
    .selectFrom("audit_checkpoints")
    .selectAll()
    .where("chain_id", "=", chainId)
    .orderBy("sequence")
    .orderBy("id")
    .execute();
}

/** A workspace of the chain: the one of its newest entry. */
export async function selectLastTeam(db: Db, chainId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("audit_entries")
    .select("team_id")
    .where("chain_id", "=", chainId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.team_id;
}
