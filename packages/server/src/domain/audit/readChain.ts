import type { Db } from "../../storage/db.ts";
import { selectCheckpoints, selectSealed } from "../../storage/queries/auditChains.ts";
import type { AuditChainRow } from "../../storage/tables/auditChains.ts";
import type { AuditEntryRow } from "../../storage/tables/auditEntries.ts";
import { recordOf } from "./chainRecord.ts";
import type { ChainSource, SealedEntry } from "./verifyChain.ts";

const pageSize = 500;

/** The entries of a chain in their order, a page at a time: a log may be larger than the memory. */
export async function* readSealed(
  db: Db,
  chainId: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): AsyncGenerator<AuditEntryRow & { readonly sequence: number }> {
  let last = after;
  for (;;) {
    const rows = await selectSealed(db, chainId, { after: last, limit: pageSize });
    for (const row of rows) {
      if (row.sequence === null || row.sequence > upTo) return;
      last = row.sequence;
      yield { ...row, sequence: row.sequence };
    }
    if (rows.length < pageSize) return;
  }
}

/** A stored chain, for its verification. */
export async function readChain(db: Db, chain: AuditChainRow, publicKey: string): Promise<ChainSource> {
  return {
    start: { sequence: chain.pruned_sequence, hash: chain.pruned_hash },
    end: { sequence: chain.sequence, hash: chain.hash },
    checkpoints: await selectCheckpoints(db, chain.id),
    entries: sealedEntries(db, chain),
    publicKey,
  };
}

/** Without the pruned ones, and without what a running server adds meanwhile. */
async function* sealedEntries(db: Db, chain: AuditChainRow): AsyncGenerator<SealedEntry> {
  for await (const row of readSealed(db, chain.id, { after: chain.pruned_sequence, upTo: chain.sequence })) {
    yield { record: recordOf(row, row.sequence), sequence: row.sequence, hash: row.hash };
  }
}
