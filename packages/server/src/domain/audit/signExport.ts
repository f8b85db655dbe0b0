import { type Outcome, succeed } from "@platform/protocol";
import { lockChain } from "../../storage/queries/auditChains.ts";
import { defineOperation } from "../context.ts";
import { firstHash } from "./chainRecord.ts";
import { addCheckpoint, type Checkpoint } from "./checkpoint.ts";
import type { ChainPosition } from "./verifyChain.ts";

export interface SignedExport {
  /** The entry before the first exported one. */
  readonly start: ChainPosition;
  readonly checkpoint: Checkpoint;
}

/** Signs where a chain ends now: the export has the entries up to there. */
export const signExport = defineOperation(
  import.meta,
  async (ctx, { chainId }: { readonly chainId: string }): Promise<Outcome<SignedExport, never>> => {
    const chain = await lockChain(ctx.db, chainId, firstHash);
    const checkpoint = await addCheckpoint(ctx, chain, "export");
    return succeed({ start: { sequence: chain.pruned_sequence, hash: chain.pruned_hash }, checkpoint });
  },
);
