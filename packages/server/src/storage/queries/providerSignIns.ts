import type { Tx } from "../db.ts";
import type { ProviderSignInRow } from "../tables/providerSignIns.ts";

export async function insertProviderSignIn(tx: Tx, row: ProviderSignInRow): Promise<void> {
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
