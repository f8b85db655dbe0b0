import type { Db, Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { PasskeyChallengeRow } from "../tables/passkeyChallenges.ts";
import type { PasskeyRow } from "../tables/passkeys.ts";

/** The passkeys of a person, the oldest first. */
export function selectPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_ms")
    .orderBy("credential_id")
    .execute();
}

export function selectPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

/** Whether the device was unknown: the same one cannot belong to two accounts. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("passkeys")
    .values(row)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("credential_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

const use = writeStatement<
  [counter: number, nowMs: number, credentialId: string, userId: string],
  { credential_id: string }
>(`
  update passkeys set counter = $1, used_ms = $2
  where credential_id = $3 and user_id = $4 and (counter < $1 or (counter = 0 and $1 = 0))
  returning credential_id`);

/**
 * Whether the passkey still exists and its counter has risen. One that has not was copied, or answers a second time. Devices
 * that do not count say 0.
 */
export async function updatePasskeyUsed(
  tx: Tx,
  used: Pick<PasskeyRow, "credential_id" | "user_id" | "counter"> & { readonly nowMs: number },
): Promise<boolean> {
  return (await use(tx, used.counter, used.nowMs, used.credential_id, used.user_id)).length > 0;
}

export async function deletePasskey(
  tx: Tx,
  named: Pick<PasskeyRow, "credential_id" | "user_id">,
): Promise<PasskeyRow | undefined> {
  return tx
    .deleteFrom("passkeys")
    .where("credential_id", "=", named.credential_id)
    .where("user_id", "=", named.user_id)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await tx.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
}

export async function insertPasskeyChallenge(tx: Tx, row: PasskeyChallengeRow): Promise<void> {
  await tx.insertInto("passkey_challenges").values(row).execute();
}

/** Whether the challenge was open in this browser and for this purpose. Of two answers to it only one counts. */
export async function deletePasskeyChallenge(
  tx: Tx,
  asked: Omit<PasskeyChallengeRow, "expires_ms"> & { readonly nowMs: number },
): Promise<boolean> {
  const taken = await tx
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", asked.challenge_hash)
    .where("browser_hash", "=", asked.browser_hash)
    .where("purpose", "=", asked.purpose)
    .where("user_id", "=", asked.user_id)
    .where("expires_ms", ">", asked.nowMs)
    .returning("challenge_hash")
    .executeTakeFirst();
  return taken !== undefined;
}
