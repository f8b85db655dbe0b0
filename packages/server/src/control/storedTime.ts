import { succeed } from "@platform/protocol";
import { defineOperation } from "../domain/context.ts";
import type { Db } from "../storage/db.ts";
import { selectMeta, upsertMeta } from "../storage/queries/meta.ts";

const aheadKey = "clock_ahead_ms";

/**
 * How far the clock was moved stays with what was dated by it: after a restart on the machine's time, tokens that have
 * expired would open again.
 */
export const storeTime = defineOperation(import.meta, async (ctx, { aheadMs }: { readonly aheadMs: number }) => {
  await upsertMeta(ctx.db, aheadKey, String(aheadMs));
  return succeed({});
});

export async function readStoredTime(db: Db): Promise<number> {
  return Number((await selectMeta(db, aheadKey)) ?? 0);
}
