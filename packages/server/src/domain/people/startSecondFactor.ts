import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteSecondFactor, insertSecondFactor, selectSecondFactor } from "../../storage/queries/secondFactors.ts";
import { defineOperation } from "../context.ts";
import { sealSecret } from "./sealedSecret.ts";
import { secretBytes } from "./totp.ts";

/** A fresh secret, which counts for nothing until a code of it is given. Starting again replaces an unfinished one. */
export const startSecondFactor = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string }): Promise<Outcome<object, "already_enrolled">> => {
    const present = await selectSecondFactor(ctx.db, input.userId);
    if (present && present.confirmed_ms !== null) return refuse("already_enrolled");
    if (present) await deleteSecondFactor(ctx.db, input.userId);
    const secret = Buffer.from(ctx.ids.unguessable(), "base64url").subarray(0, secretBytes);
    await insertSecondFactor(ctx.db, {
      user_id: input.userId,
      secret: sealSecret(ctx.secrets, ctx.ids, input.userId, secret),
      created_ms: ctx.nowMs,
      confirmed_ms: null,
      last_step: 0,
    });
    return succeed({});
  },
);
