import { type Outcome, refuse, succeed } from "@platform/protocol";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { mailNewBrowser } from "../mail/mailNewBrowser.ts";
import { renewSession } from "./renewSession.ts";
import { spendCode } from "./spendCode.ts";

/** The second half of signing in: a right code turns the waiting session into a whole one, under a new id. */
export const passSecondFactor = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly userId: string; readonly session: string; readonly code: string },
  ): Promise<Outcome<{ session: string }, "wrong_code" | "session_over">> => {
    if (!(await spendCode(ctx, input.userId, input.code))) return refuse("wrong_code");
    const session = await renewSession(ctx, input.session);
    if (session === undefined) return refuse("session_over");
    await noteSignIn(ctx, { action: "user_login", userId: input.userId, session });
    await mailNewBrowser(ctx, { userId: input.userId, session });
    return succeed({ session });
  },
);
