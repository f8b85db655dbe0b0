import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { insertPasskey, selectPasskeys } from "../../storage/queries/passkeys.ts";
import { hasSecondFactor, updateTwoFactorSince } from "../../storage/queries/secondFactors.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { issueRecoveryCodes } from "../people/issueRecoveryCodes.ts";
import { keepOnlySession } from "../people/renewSession.ts";

export type StoreCode = "too_many_passkeys" | "passkey_known" | "session_over";

export interface StoredPasskey {
  /** Under a new id, when the second factor is now on. */
  readonly session: string;
  /** Empty unless this is the first second factor of the account. */
  readonly codes: readonly string[];
}

interface MadePasskey {
  readonly userId: string;
  readonly session: string;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
}

/**
 * Stores a passkey that was verified. The first one turns the second factor on: there are recovery codes for the day it is lost,
 * and all other sessions end, because they were opened without it.
 */
export const storePasskey = defineOperation(
  import.meta,
  async (ctx, { userId, session, ...made }: MadePasskey): Promise<Outcome<StoredPasskey, StoreCode>> => {
    await lockAccount(ctx.db, userId);
    if ((await selectPasskeys(ctx.db, userId)).length >= limits.passkeys_max) return refuse("too_many_passkeys");
    const name = cutCharacters(made.name.trim(), limits.passkey_name_chars_max) || "Passkey";
    const isNew = await insertPasskey(ctx.db, {
      credential_id: made.credentialId,
      user_id: userId,
      name,
      public_key: made.publicKey,
      counter: made.counter,
      transports: made.transports,
      created_ms: ctx.nowMs,
      used_ms: null,
    });
    if (!isNew) return refuse("passkey_known");
    const isFirst = !(await hasSecondFactor(ctx.db, userId));
    const renewed = isFirst ? await keepOnlySession(ctx, { userId, session }) : session;
    if (renewed === undefined) return refuse("session_over");
    await noteSignIn(ctx, { action: "passkey_added", userId, session: renewed, details: { passkey: name } });
    if (!isFirst) return succeed({ session, codes: [] });
    await updateTwoFactorSince(ctx.db, userId, ctx.nowMs);
    await noteSignIn(ctx, { action: "two_factor_enabled", userId, session: renewed });
    return succeed({ session: renewed, codes: await issueRecoveryCodes(ctx, userId) });
  },
);
