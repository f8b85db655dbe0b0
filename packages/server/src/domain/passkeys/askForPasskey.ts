import { limits, type Outcome, succeed } from "@platform/protocol";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { selectPasskeys } from "../../storage/queries/passkeys.ts";
import type { PasskeyContext } from "./beginPasskey.ts";
import { type Asked, openChallenge } from "./openChallenge.ts";
import { type PlaceFault, relyingPartyOf } from "./relyingParty.ts";
import { transportsOf } from "./transports.ts";

/** What a browser needs to ask a person for a passkey: any of this server for a sign-in, one of theirs after a password. */
export async function askForPasskey(
  ctx: PasskeyContext,
  asked: Asked & { readonly purpose: "sign_in" | "code" },
): Promise<Outcome<{ options: PublicKeyCredentialRequestOptionsJSON }, PlaceFault>> {
  const party = relyingPartyOf(ctx.baseUrl);
  if (!party.ok) return party;
  const passkeys = asked.purpose === "code" ? await selectPasskeys(ctx.db, asked.userId) : [];
  const opened = await ctx.write(openChallenge, asked);
  if (!opened.ok) return opened;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: party.place.rpId,
    challenge: new Uint8Array(Buffer.from(opened.challenge, "base64url")),
    timeout: limits.passkey_challenge_s * 1000,
    userVerification: "required",
    allowCredentials: passkeys.map((row) => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
  return succeed({ options });
}
