import { type Outcome, refuse } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { completeSignIn } from "../people/completeSignIn.ts";
import type { CheckedPasskey } from "./checkPasskey.ts";
import { type UseCode, usePasskey } from "./usePasskey.ts";

/** The second half of signing in, by a passkey in place of a code. */
export const passCodeByPasskey = defineOperation(
  import.meta,
  async (
    ctx,
    { passkey, session }: { readonly passkey: CheckedPasskey; readonly session: string },
  ): Promise<Outcome<{ session: string }, UseCode | "session_over">> => {
    const fault = await usePasskey(ctx, passkey);
    if (fault) return refuse(fault);
    return completeSignIn(ctx, { userId: passkey.userId, session });
  },
);
