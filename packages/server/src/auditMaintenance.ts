import { firstHash } from "./domain/audit/chainRecord.ts";
import { checkpointKey } from "./domain/audit/checkpoint.ts";
import { csvHead, csvLine, entryLine, headLine } from "./domain/audit/exportLines.ts";
import { type ExportFormat, noteExport } from "./domain/audit/noteExport.ts";
import { readChain, readSealed } from "./domain/audit/readChain.ts";
import { sealEntries } from "./domain/audit/sealEntries.ts";
import { signExport } from "./domain/audit/signExport.ts";
import { type ChainFault, verifyChain } from "./domain/audit/verifyChain.ts";
import type { VerifiedChain } from "./domain/audit/verifyExport.ts";
import { selectChains, selectStrays, selectUnsealedCount } from "./storage/queries/auditChains.ts";
import { type MaintenancePlace, openOperatedStore, type OperatedStore } from "./operatedStore.ts";

export type { ExportFormat } from "./domain/audit/noteExport.ts";
export { type VerifiedChain, verifyExport } from "./domain/audit/verifyExport.ts";

export interface StoredChain extends VerifiedChain {
  /** Entries that the sealer has not added yet. */
  readonly unsealed: number;
}

/** The audit log of a store, for commands that run beside a server or without one. */
export interface AuditMaintenance extends AsyncDisposable {
  verify(): AsyncIterable<StoredChain>;
  /** The whole log in pieces, chain by chain, after everything in it was sealed. */
  export(format: ExportFormat): AsyncIterable<string>;
}

export async function openAuditMaintenance(place: MaintenancePlace): Promise<AuditMaintenance> {
  const operated = await openOperatedStore(place);
  return {
    verify: () => verifyStored(operated),
    export: (format) => exportStored(operated, format),
    [Symbol.asyncDispose]: () => operated.store.close(),
  };
}

/** Reads only, apart from claiming the store: a broken chain must stay as it was found. */
async function* verifyStored({ store: { db }, secrets }: OperatedStore): AsyncGenerator<StoredChain> {
  const publicKey = checkpointKey(secrets);
  const strays = new Map((await selectStrays(db)).map(({ chainId, sequence }) => [chainId, strayAt(sequence)]));
  for (const chain of await selectChains(db)) {
    const verified = await verifyChain(await readChain(db, chain, publicKey));
    const stray = verified.fault ? undefined : strays.get(chain.id);
    const unsealed = await selectUnsealedCount(db, chain.id);
    strays.delete(chain.id);
    yield { ...verified, ...(stray && { fault: stray }), chainId: chain.id, publicKey, unsealed };
  }
  const end = { sequence: 0, hash: firstHash };
  for (const [chainId, fault] of strays) yield { count: 0, end, fault, chainId, publicKey, unsealed: 0 };
}

/** A server never writes such an entry, and no hash covers it. */
function strayAt(sequence: number): ChainFault {
  return { sequence, reason: "an entry was added outside of the chain" };
}

async function* exportStored({ store, operator, write }: OperatedStore, format: ExportFormat): AsyncGenerator<string> {
  const seal = async () => {
    for (let hasMore = true; hasMore;) {
      const sealed = await write(sealEntries, {});
      hasMore = sealed.ok && sealed.hasMore;
    }
  };
  await seal();
  const chains = await selectChains(store.db);
  for (const { id: chainId } of chains) await write(noteExport, { chainId, format, operator });
  await seal();
  if (format === "csv") yield csvHead;
  for (const { id: chainId } of chains) {
    const signed = await write(signExport, { chainId });
    if (!signed.ok) return;
    if (format === "jsonl") yield headLine(signed);
    const range = { after: signed.start.sequence, upTo: signed.checkpoint.sequence };
    for await (const row of readSealed(store.db, chainId, range)) {
      yield format === "csv" ? csvLine(row) : entryLine(row);
    }
  }
}
