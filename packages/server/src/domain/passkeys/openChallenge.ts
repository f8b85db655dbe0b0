import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertPasskeyChallenge } from "../../storage/queries/passkeys.ts";
import type { PasskeyChallengeRow } from "../../storage/tables/passkeyChallenges.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

export interface Asked {
  readonly purpose: PasskeyChallengeRow["purpose"];
  /** Empty for a sign-in. */
  readonly userId: string;
  /** The secret in the cookie of the browser. */
  readonly browser: string;
}

/** A challenge for one answer of one browser. It is a row, because another server may receive the answer. */
export const openChallenge = defineOperation(
  import.meta,
  async (ctx, { purpose, userId, browser }: Asked): Promise<Outcome<{ challenge: string }, never>> => {
    const challenge = ctx.ids.unguessable();
    await insertPasskeyChallenge(ctx.db, {
      challenge_hash: hashToken(challenge),
      browser_hash: hashToken(browser),
      purpose,
      user_id: userId,
      expires_ms: ctx.nowMs + limits.passkey_challenge_s * 1000,
    });
    return succeed({ challenge });
  },
);
