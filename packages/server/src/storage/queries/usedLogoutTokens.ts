import type { Tx } from "../db.ts";

/** False when the token was used before, on whichever server. */
export async function insertUsedLogoutToken(
  tx: Tx,
  used: { readonly hash: string; readonly expiresMs: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("used_logout_tokens")
    .values({ hash: used.hash, expires_ms: used.expiresMs })
    .onConflict((on) => on.doNothing())
    .returning("hash")
    .executeTakeFirst();
  return inserted !== undefined;
}
