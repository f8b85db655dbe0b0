import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { RateRow } from "../tables/rateWindows.ts";
import { unannounced } from "../unannounced.ts";

export type { RateRow } from "../tables/rateWindows.ts";

/** What is not full yet, for a server that starts. */
export function selectRates(db: Db, nowUs: number): Promise<Pick<RateRow, "key" | "full_us">[]> {
  return db.selectFrom("rate_windows").select(["key", "full_us"]).where("full_us", ">", nowUs).execute();
}

/**
 * Adds batches to what is there. `full_us` of a batch is what it would be if nobody else had taken anything, so a lone
 * server's rows are exactly its own.
 */
export function upsertRates(tx: Tx, batches: readonly RateRow[]): Promise<Pick<RateRow, "key" | "full_us">[]> {
  // In one order for every server: two that lock the same rows the other way round would wait for each other.
  const rows = batches.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return tx
    .insertInto("rate_windows")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        full_us: sql`case
          when rate_windows.full_us <= excluded.full_us - excluded.taken_us then excluded.full_us
          when rate_windows.full_us + excluded.taken_us > excluded.most_us then excluded.most_us
          else rate_windows.full_us + excluded.taken_us end`,
        taken_us: sql`excluded.taken_us`,
        most_us: sql`excluded.most_us`,
      }),
    )
    .returning(["key", "full_us"])
    .modifyEnd(sql.raw(unannounced))
    .execute();
}

export async function deleteFullRates(tx: Tx, nowUs: number): Promise<void> {
  await tx.deleteFrom("rate_windows").where("full_us", "<=", nowUs).execute();
}
