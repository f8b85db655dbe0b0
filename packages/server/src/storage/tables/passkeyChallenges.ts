import type { Selectable } from "kysely";

/** A challenge that a browser is to answer with a passkey. The row is deleted with the first answer, so that one counts once. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The hash of the cookie of the browser that asked for it. */
  browser_hash: string;
  /** `code`: as the second factor after a password. */
  purpose: "add" | "sign_in" | "code";
  /** Whose passkey it is for. Empty for a sign-in, which begins without a name. */
  user_id: string;
  expires_ms: number;
}

export type PasskeyChallengeRow = Selectable<PasskeyChallengesTable>;
