import type { Db, Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { SecondFactorRow } from "../tables/secondFactors.ts";

export function selectSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function insertSecondFactor(tx: Tx, row: SecondFactorRow): Promise<void> {
  await tx.insertInto("second_factors").values(row).execute();
}

export async function updateSecondFactorConfirmed(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx.updateTable("second_factors").set({ confirmed_ms: nowMs }).where("user_id", "=", userId).execute();
}

/** Since when sign-in asks for more than a password; null for never. */
export async function updateTwoFactorSince(tx: Tx, userId: string, sinceMs: number | null): Promise<void> {
  await tx.updateTable("users").set({ two_factor_ms: sinceMs }).where("id", "=", userId).execute();
}

/** Whether anything but a password is asked for: a confirmed authenticator app, or a passkey. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("two_factor_ms").where("id", "=", userId).executeTakeFirst();
  return user !== undefined && user.two_factor_ms !== null;
}

const spend = writeStatement<[step: number, userId: string], { user_id: string }>(`
  update second_factors set last_step = $1 where user_id = $2 and last_step < $1 returning user_id`);

/** Whether the step was still to be had: of two who bring the same code at once, one gets in. */
export async function updateStepSpent(tx: Tx, userId: string, step: number): Promise<boolean> {
  return (await spend(tx, step, userId)).length > 0;
}

/** The authenticator app alone. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("second_factors").where("user_id", "=", userId).execute();
}

export async function insertRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  const rows = hashes.map((hash) => ({ hash, user_id: userId, used_ms: null }));
  await tx.insertInto("recovery_codes").values(rows).execute();
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

const spendRecovery = writeStatement<[nowMs: number, hash: string, userId: string], { hash: string }>(`
  update recovery_codes set used_ms = $1 where hash = $2 and user_id = $3 and used_ms is null returning hash`);

export async function updateRecoveryCodeUsed(tx: Tx, userId: string, hash: string, nowMs: number): Promise<boolean> {
  return (await spendRecovery(tx, nowMs, hash, userId)).length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("recovery_codes")
    .select((code) => code.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_ms", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
