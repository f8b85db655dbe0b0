import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteSecondFactor } from "../../storage/queries/secondFactors.ts";
import { defineOperation } from "../context.ts";
import { spendCode } from "./spendCode.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";

/** Turns the second factor off for a person who can still enter a code; an open browser alone is not enough. */
export const removeSecondFactor = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string; readonly code: string }): Promise<Outcome<object, "wrong_code">> => {
    if (!(await spendCode(ctx, input.userId, input.code))) return refuse("wrong_code");
    await deleteSecondFactor(ctx.db, input.userId);
    await noteSignIn(ctx, { action: "two_factor_disabled", userId: input.userId });
    return succeed({});
  },
);
