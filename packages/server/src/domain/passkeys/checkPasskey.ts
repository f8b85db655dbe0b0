import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectPasskey } from "../../storage/queries/passkeys.ts";
import type { PasskeyRow } from "../../storage/tables/passkeys.ts";
import type { PasskeyContext } from "./beginPasskey.ts";
import type { Asked } from "./openChallenge.ts";
import { type Answer, readAnswer } from "./readAnswer.ts";
import { type PlaceFault, type RelyingParty, relyingPartyOf } from "./relyingParty.ts";
import { takeChallenge } from "./takeChallenge.ts";
import { isHandleOf } from "./userHandle.ts";

export type CheckCode = PlaceFault | "passkey_refused" | "passkey_over" | "passkey_unknown";

/** A passkey whose signature is right. Whether it was copied is decided when it is used, in the same transaction. */
export interface CheckedPasskey {
  readonly credentialId: string;
  readonly userId: string;
  readonly name: string;
  readonly counter: number;
}

/**
 * Checks the answer of a browser. The challenge is used up first, so that no answer counts twice, whether it was right or not.
 */
export async function checkPasskey(
  ctx: PasskeyContext,
  asked: Asked & { readonly credential: string },
): Promise<Outcome<{ passkey: CheckedPasskey }, CheckCode>> {
  const { credential, ...open } = asked;
  const party = relyingPartyOf(ctx.baseUrl);
  if (!party.ok) return party;
  const read = readAnswer(credential);
  if (!read.ok) return read;
  const { answer, challenge } = read;
  const taken = await ctx.write(takeChallenge, { ...open, challenge });
  if (!taken.ok) return taken;
  const row = await selectPasskey(ctx.db, answer.id);
  if (!row) return refuse("passkey_unknown");
  if (asked.purpose === "code" && row.user_id !== asked.userId) return refuse("passkey_unknown");
  const { userHandle } = answer.response;
  // A device that is asked for one of a few credentials may leave out whose it is.
  const isNamed = asked.purpose === "sign_in" || (userHandle ?? undefined) !== undefined;
  if (isNamed && !isHandleOf(userHandle, row.user_id)) return refuse("passkey_refused", "it names another account");
  const verified = await verify(row, { answer, challenge, party: party.place });
  if (typeof verified === "string") return refuse("passkey_refused", verified);
  const { user_id: userId, name } = row;
  return succeed({ passkey: { credentialId: row.credential_id, userId, name, counter: verified.newCounter } });
}

/** What the device says about itself, or why the answer is not right. The library throws for every fault of an answer. */
async function verify(
  row: PasskeyRow,
  given: { readonly answer: Answer; readonly challenge: string; readonly party: RelyingParty },
) {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const publicKey = new Uint8Array(Buffer.from(row.public_key, "base64url"));
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given.answer,
      expectedChallenge: given.challenge,
      expectedOrigin: given.party.origin,
      expectedRPID: given.party.rpId,
      requireUserVerification: true,
      // The counter is compared when the passkey is used, where two answers at once cannot both pass.
      credential: { id: row.credential_id, publicKey, counter: 0 },
    });
    return verified ? authenticationInfo : "the signature is not right";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
