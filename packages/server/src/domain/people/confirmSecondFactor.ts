import { type Outcome, refuse, succeed } from "@platform/protocol";
import {
  selectSecondFactor,
  updateSecondFactorConfirmed,
  updateStepSpent,
  updateTwoFactorSince,
} from "../../storage/queries/secondFactors.ts";
import { defineOperation } from "../context.ts";
import { issueRecoveryCodes } from "./issueRecoveryCodes.ts";
import { keepOnlySession } from "./renewSession.ts";
import { openSecret } from "./sealedSecret.ts";
import { stepOf } from "./totp.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";

export interface Confirmation {
  readonly userId: string;
  readonly session: string;
  readonly code: string;
}

/**
 * Turns the second factor on once the person's device has shown a right code; otherwise a mistyped secret would lock him
 * out. All other sessions end, because they were opened without it.
 */
export const confirmSecondFactor = defineOperation(
  import.meta,
  async (
    ctx,
    { userId, session, code }: Confirmation,
  ): Promise<Outcome<{ session: string; codes: string[] }, "wrong_code" | "not_started" | "session_over">> => {
    const factor = await selectSecondFactor(ctx.db, userId);
    if (!factor || factor.confirmed_ms !== null) return refuse("not_started");
    const step = stepOf(openSecret(ctx.secrets, userId, factor.secret), code.replaceAll(/\s/g, ""), ctx.nowMs);
    if (step === undefined || !(await updateStepSpent(ctx.db, userId, step))) return refuse("wrong_code");
    await updateSecondFactorConfirmed(ctx.db, userId, ctx.nowMs);
    await updateTwoFactorSince(ctx.db, userId, ctx.nowMs);
    const codes = await issueRecoveryCodes(ctx, userId);
    const renewed = await keepOnlySession(ctx, { userId, session });
    if (renewed === undefined) return refuse("session_over");
    await noteSignIn(ctx, { action: "two_factor_enabled", userId, session: renewed });
    return succeed({ session: renewed, codes });
  },
);
