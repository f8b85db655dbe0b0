import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { deleteSecondFactor, selectSecondFactor } from "../../storage/queries/secondFactors.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { endIfLastFactor } from "./dropSecondFactors.ts";
import { spendCode } from "./spendCode.ts";

/**
 * Removes the authenticator app for a person who can still enter a code; an open browser alone is not enough. Passkeys stay, and
 * with them the second factor.
 */
export const removeSecondFactor = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string; readonly code: string }): Promise<Outcome<object, "wrong_code">> => {
    await lockAccount(ctx.db, input.userId);
    const app = await selectSecondFactor(ctx.db, input.userId);
    // With passkeys alone, a recovery code would be spent for nothing.
    if (!app || app.confirmed_ms === null) return refuse("wrong_code");
    if (!(await spendCode(ctx, input.userId, input.code))) return refuse("wrong_code");
    await deleteSecondFactor(ctx.db, input.userId);
    await endIfLastFactor(ctx, input.userId);
    await noteSignIn(ctx, { action: "two_factor_disabled", userId: input.userId });
    return succeed({});
  },
);
