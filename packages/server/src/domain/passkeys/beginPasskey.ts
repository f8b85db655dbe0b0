import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import { selectPasskeys } from "../../storage/queries/passkeys.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { Context } from "../context.ts";
import { type ProofCode, provePassword } from "../people/provePassword.ts";
import { passkeyAlgorithms } from "./algorithms.ts";
import { openChallenge } from "./openChallenge.ts";
import { type PlaceFault, relyingPartyOf } from "./relyingParty.ts";
import { transportsOf } from "./transports.ts";
import { handleOf } from "./userHandle.ts";

export interface PasskeyContext extends Context {
  readonly baseUrl: string;
}

export type BeginCode = ProofCode | PlaceFault | "too_many_passkeys" | "user_not_found";

export interface NewPasskey {
  readonly userId: string;
  readonly browser: string;
  readonly password: string;
}

/**
 * What a browser needs to make a passkey. People with a password have to give it: a passkey opens the account for good, and an
 * unattended browser must not be enough to make one.
 */
export async function beginPasskey(
  ctx: PasskeyContext,
  { userId, browser, password }: NewPasskey,
): Promise<Outcome<{ options: PublicKeyCredentialCreationOptionsJSON }, BeginCode>> {
  const party = relyingPartyOf(ctx.baseUrl);
  if (!party.ok) return party;
  const proved = await provePerson(ctx, { userId, password });
  if (!proved.ok) return proved;
  const user = await selectUserAtHome(ctx.db, userId);
  if (!user) return refuse("user_not_found");
  const passkeys = await selectPasskeys(ctx.db, userId);
  if (passkeys.length >= limits.passkeys_max) return refuse("too_many_passkeys");
  const opened = await ctx.write(openChallenge, { purpose: "add", userId, browser });
  if (!opened.ok) return opened;
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "Platform",
    rpID: party.place.rpId,
    userID: handleOf(userId),
    userName: user.email ?? user.name,
    userDisplayName: user.real_name || user.name,
    challenge: new Uint8Array(Buffer.from(opened.challenge, "base64url")),
    timeout: limits.passkey_challenge_s * 1000,
    attestationType: "none",
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: passkeys.map((row) => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
  return succeed({ options });
}

/** People without a password came through a provider, and an open session is all that there is to ask for. */
export async function provePerson(
  ctx: Context,
  person: { readonly userId: string; readonly password: string },
): Promise<Outcome<object, ProofCode>> {
  const hasPassword = (await selectPasswordHash(ctx.db, person.userId)) !== undefined;
  return hasPassword ? provePassword(ctx, person) : succeed({});
}
