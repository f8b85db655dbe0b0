import type { Db, Tx } from "../db.ts";
import type { SigningKeyRow } from "../tables/signingKeys.ts";

export async function insertSigningKey(tx: Tx, row: SigningKeyRow): Promise<void> {
  await tx.insertInto("signing_keys").values(row).execute();
}

/** The keys that tokens in circulation may be signed with, the newest first. */
export function selectSigningKeys(db: Db, nowMs: number): Promise<SigningKeyRow[]> {
  return db
    .selectFrom("signing_keys")
    .selectAll()
    .where("expires_ms", ">", nowMs)
    .orderBy("created_ms", "desc")
    .orderBy("id")
    .execute();
}
