import type { Db, Tx } from "../db.ts";
import type { OauthCodeRow } from "../tables/oauthCodes.ts";

export async function insertOauthCode(tx: Tx, row: OauthCodeRow): Promise<void> {
  await tx.insertInto("oauth_codes").values(row).execute();
}

export function selectOauthCode(db: Db, hash: string): Promise<OauthCodeRow | undefined> {
  return db.selectFrom("oauth_codes").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** Spends a code; false if another call was first. Asking first and marking afterwards would let two through. */
export async function updateOauthCodeUsed(tx: Tx, hash: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("oauth_codes")
    .set({ used_ms: nowMs })
    .where("hash", "=", hash)
    .where("used_ms", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The code as the last redemption left it; until the commit no other redemption changes it. */
export async function lockOauthCode(tx: Tx, hash: string): Promise<OauthCodeRow | undefined> {
  const locked = tx.updateTable("oauth_codes").set((code) => ({ used_ms: code.ref("used_ms") }));
  return locked.where("hash", "=", hash).returningAll().executeTakeFirst();
}

export async function updateOauthCodeIssued(
  tx: Tx,
  hash: string,
  issued: Pick<OauthCodeRow, "bot_grant_id" | "user_grant_id" | "issued">,
): Promise<void> {
  await tx.updateTable("oauth_codes").set(issued).where("hash", "=", hash).execute();
}

/** Forgets codes that ran out long ago. */
export async function deleteOldOauthCodes(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom("oauth_codes").where("expires_ms", "<", beforeMs).execute();
}
