import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deletePasskeyChallenge } from "../../storage/queries/passkeys.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { Asked } from "./openChallenge.ts";

/** Uses up a challenge before its answer is checked: a wrong answer has no second try. */
export const takeChallenge = defineOperation(
  import.meta,
  async (ctx, input: Asked & { readonly challenge: string }): Promise<Outcome<object, "passkey_over">> => {
    const isTaken = await deletePasskeyChallenge(ctx.db, {
      challenge_hash: hashToken(input.challenge),
      browser_hash: hashToken(input.browser),
      purpose: input.purpose,
      user_id: input.userId,
      nowMs: ctx.nowMs,
    });
    return isTaken ? succeed({}) : refuse("passkey_over");
  },
);
