import { limits, type Outcome, succeed } from "@platform/protocol";
import {
  lockChain,
  selectUnsealed,
  selectUnsealedChains,
  updateChain,
  updateSealed,
} from "../../storage/queries/auditChains.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { chainHash, firstHash, recordOf } from "./chainRecord.ts";
import { addCheckpoint } from "./checkpoint.ts";

const biteMax = 500;

/**
 * Adds new entries to the hash chain of their org. Apart from the change that they describe, because a chain is one row
 * that all changes of an org would wait for. The row is locked while a server adds to it, so two servers make one chain.
 */
export const sealEntries = defineOperation(
  import.meta,
  async (ctx, _input: object): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    // Sorted, so that two servers lock chains in the same order.
    const chains = await selectUnsealedChains(ctx.db, biteMax);
    let hasMore = false;
    for (const id of chains) hasMore = (await sealChain(ctx, id)) || hasMore;
    return succeed({ hasMore, didWork: false });
  },
);

/** Seals a bite of what waits for one chain, and returns whether there may be more. */
export async function sealChain(ctx: WriteContext, id: string): Promise<boolean> {
  const chain = await lockChain(ctx.db, id, firstHash);
  const rows = await selectUnsealed(ctx.db, id, biteMax);
  if (rows.length === 0) return false;
  let { sequence, hash, checkpoint_ms } = chain;
  for (const row of rows) {
    hash = chainHash(hash, recordOf(row, ++sequence));
    await updateSealed(ctx.db, row.id, sequence, hash);
  }
  if (ctx.nowMs - checkpoint_ms >= limits.audit_checkpoint_every_s * 1000) {
    await addCheckpoint(ctx, { id, sequence, hash }, "hour");
    checkpoint_ms = ctx.nowMs;
  }
  await updateChain(ctx.db, { ...chain, sequence, hash, checkpoint_ms });
  return rows.length === biteMax;
}
