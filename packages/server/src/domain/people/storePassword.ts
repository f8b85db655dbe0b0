import { type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertPassword } from "../../storage/queries/passwords.ts";
import { defineOperation } from "../context.ts";
import { endEmailChange } from "../emailChanges/endEmailChange.ts";
import { mailPasswordChange } from "../mail/mailPasswordChange.ts";
import { keepOnlySession } from "./renewSession.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";

/** A new password, and of the person's sessions only the one that set it, under a new id. */
export const storePassword = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly userId: string; readonly session: string; readonly hash: string },
  ): Promise<Outcome<{ session: string }, "session_over">> => {
    await upsertPassword(ctx.db, input.userId, input.hash, ctx.nowMs);
    const session = await keepOnlySession(ctx, input);
    if (session === undefined) return refuse("session_over");
    await noteSignIn(ctx, { action: "user_password_changed", userId: input.userId, session });
    await mailPasswordChange(ctx, input.userId);
    await endEmailChange(ctx, input.userId);
    return succeed({ session });
  },
);
