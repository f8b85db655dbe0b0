import { type Outcome, refuse } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { completeSignIn } from "./completeSignIn.ts";
import { spendCode } from "./spendCode.ts";

/** The second half of signing in, by a right code. */
export const passSecondFactor = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly userId: string; readonly session: string; readonly code: string },
  ): Promise<Outcome<{ session: string }, "wrong_code" | "session_over">> => {
    if (!(await spendCode(ctx, input.userId, input.code))) return refuse("wrong_code");
    return completeSignIn(ctx, input);
  },
);
