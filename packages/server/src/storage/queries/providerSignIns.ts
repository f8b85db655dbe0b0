import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ProviderSignInRow, ProviderSignInsTable } from "../tables/providerSignIns.ts";

export async function insertProviderSignIn(tx: Tx, row: Insertable<ProviderSignInsTable>): Promise<void> {
  await tx.insertInto("provider_sign_ins").values(row).execute();
}

/**
 * Deletes and returns a sign-in that waits: only one of two requests that come back with the same state gets it, and none from
 * another browser or through another provider.
 */
export function deleteProviderSignIn(
  tx: Tx,
  asked: Pick<ProviderSignInRow, "state_hash" | "provider_id" | "browser_hash"> & { readonly nowMs: number },
): Promise<ProviderSignInRow | undefined> {
  return tx
    .deleteFrom("provider_sign_ins")
    .where("state_hash", "=", asked.state_hash)
    .where("provider_id", "=", asked.provider_id)
    .where("browser_hash", "=", asked.browser_hash)
    .where("expires_ms", ">", asked.nowMs)
    .returningAll()
    .executeTakeFirst();
}

type Waiting = Pick<ProviderSignInRow, "state_hash" | "provider_id"> & { readonly nowMs: number };

/** Whether an answer is still waited for: none has come yet. */
export async function awaitsAnswer(db: Db, asked: Waiting): Promise<boolean> {
  const row = await db
    .selectFrom("provider_sign_ins")
    .select("state_hash")
    .where("state_hash", "=", asked.state_hash)
    .where("provider_id", "=", asked.provider_id)
    .where("sealed_claims", "=", "")
    .where("expires_ms", ">", asked.nowMs)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the first answer to a sign-in. False when there was one already, or none is waited for. */
export async function updateSealedClaims(tx: Tx, asked: Waiting, sealedClaims: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("provider_sign_ins")
    .set({ sealed_claims: sealedClaims })
    .where("state_hash", "=", asked.state_hash)
    .where("provider_id", "=", asked.provider_id)
    .where("sealed_claims", "=", "")
    .where("expires_ms", ">", asked.nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
