import type { WriteContext } from "../context.ts";
import { selectSecondFactor, updateRecoveryCodeUsed, updateStepSpent } from "../../storage/queries/secondFactors.ts";
import { hashRecoveryCode } from "./recoveryCodes.ts";
import { openSecret } from "./sealedSecret.ts";
import { stepOf } from "./totp.ts";

/**
 * Takes a code of the authenticator, or a recovery code, once. A code seen over a shoulder is worth nothing afterwards. People
 * whose only second factor is a passkey have recovery codes, too.
 */
export async function spendCode(ctx: WriteContext, userId: string, text: string): Promise<boolean> {
  const code = text.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) {
    return updateRecoveryCodeUsed(ctx.db, userId, hashRecoveryCode(ctx.secrets, userId, code), ctx.nowMs);
  }
  const factor = await selectSecondFactor(ctx.db, userId);
  if (!factor || factor.confirmed_ms === null) return false;
  const step = stepOf(openSecret(ctx.secrets, userId, factor.secret), code, ctx.nowMs);
  return step !== undefined && updateStepSpent(ctx.db, userId, step);
}
