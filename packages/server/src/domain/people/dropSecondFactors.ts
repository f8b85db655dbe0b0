import { deletePasskeysOf, selectPasskeys } from "../../storage/queries/passkeys.ts";
import {
  deleteRecoveryCodes,
  deleteSecondFactor,
  selectSecondFactor,
  updateTwoFactorSince,
} from "../../storage/queries/secondFactors.ts";
import type { WriteContext } from "../context.ts";

/** Removes all that an account asks for besides a password: the authenticator app, the recovery codes and the passkeys. */
export async function dropSecondFactors(ctx: WriteContext, userId: string): Promise<void> {
  await deleteSecondFactor(ctx.db, userId);
  await deleteRecoveryCodes(ctx.db, userId);
  await deletePasskeysOf(ctx.db, userId);
  await updateTwoFactorSince(ctx.db, userId, null);
}

/**
 * Whether the factor that was just removed was the last one. Then the recovery codes go, too, and the account asks for no
 * second factor.
 */
export async function endIfLastFactor(ctx: WriteContext, userId: string): Promise<boolean> {
  const app = await selectSecondFactor(ctx.db, userId);
  const hasApp = app !== undefined && app.confirmed_ms !== null;
  if (hasApp || (await selectPasskeys(ctx.db, userId)).length > 0) return false;
  await deleteRecoveryCodes(ctx.db, userId);
  await updateTwoFactorSince(ctx.db, userId, null);
  return true;
}
