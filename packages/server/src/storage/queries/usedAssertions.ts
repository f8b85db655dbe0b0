import type { Tx } from "../db.ts";
import type { UsedAssertionsTable } from "../tables/usedAssertions.ts";

/** False when the assertion was used before. Of two concurrent servers, one waits for the other and finds the row. */
export async function insertUsedAssertion(tx: Tx, row: UsedAssertionsTable): Promise<boolean> {
  const inserted = await tx
    .insertInto("used_assertions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["assertion_hash", "provider_id"]).doNothing())
    .returning("assertion_hash")
    .execute();
  return inserted.length > 0;
}
