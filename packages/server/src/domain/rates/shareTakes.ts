import { type Outcome, succeed } from "@platform/protocol";
import { deleteFullRates, type RateRow, upsertRates } from "../../storage/queries/rates.ts";
import { defineOperation } from "../context.ts";

export interface TakesToShare {
  readonly takes: readonly RateRow[];
  /** Whether to drop what has become full meanwhile. */
  readonly sweep: boolean;
}

/** Adds what one server took to what all have taken, and tells how full the buckets are now. */
export const shareTakes = defineOperation(
  import.meta,
  async (
    ctx,
    { takes, sweep }: TakesToShare,
  ): Promise<Outcome<{ buckets: readonly { readonly key: string; readonly full_us: number }[] }, never>> => {
    if (sweep) await deleteFullRates(ctx.db, ctx.nowMs * 1000);
    return succeed({ buckets: await upsertRates(ctx.db, takes) });
  },
);
