import type { Outcome } from "@platform/protocol";
import { selectTeamByDomain } from "../../storage/queries/teams.ts";
import { accountTries, addressTries } from "../people/attemptKeys.ts";
import { forgetAttempts } from "../people/forgetAttempts.ts";
import { takeAttempt } from "../people/takeAttempt.ts";
import type { PasskeyContext } from "./beginPasskey.ts";
import { type CheckCode, checkPasskey } from "./checkPasskey.ts";
import { noteRefusedPasskey } from "./noteRefusedPasskey.ts";
import { openPasskeySession } from "./openPasskeySession.ts";
import type { UseCode } from "./usePasskey.ts";

export interface PasskeySignIn {
  /** A workspace's domain, if the person named one. */
  readonly workspace: string | undefined;
  readonly credential: string;
  readonly browser: string;
  /** Where the request came from. */
  readonly address: string;
  readonly userAgent: string;
  /** The session that the browser had. */
  readonly instead: string | undefined;
}

export type PasskeySignInCode = CheckCode | UseCode | "too_many_tries" | "provider_required";

/** Signs in with a passkey alone. The same workspaces refuse it as refuse a password. */
export async function signInByPasskey(
  ctx: PasskeyContext,
  input: PasskeySignIn,
): Promise<Outcome<{ session: string; userId: string }, PasskeySignInCode>> {
  const address = addressTries(ctx.secrets, input.address);
  const counted = await ctx.write(takeAttempt, { tries: [address] });
  if (!counted.ok) return counted;
  const { browser, credential, userAgent, instead } = input;
  const checked = await checkPasskey(ctx, { purpose: "sign_in", userId: "", browser, credential });
  if (!checked.ok) {
    await ctx.write(noteRefusedPasskey, { credential, userAgent, reason: checked.error });
    return checked;
  }
  const { passkey } = checked;
  const domain = input.workspace?.trim().toLowerCase() || undefined;
  const team = domain === undefined ? undefined : await selectTeamByDomain(ctx.db, domain);
  const opened = await ctx.write(openPasskeySession, { passkey, teamId: team?.id, userAgent, instead });
  if (!opened.ok) {
    await ctx.write(noteRefusedPasskey, { credential, userAgent, reason: opened.error });
    return opened;
  }
  const { key: account } = accountTries(ctx.secrets, passkey.userId);
  await ctx.write(forgetAttempts, { account, others: [address.key] });
  return { ...opened, userId: passkey.userId };
}
