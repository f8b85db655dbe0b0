import { type Outcome, refuse } from "@platform/protocol";
import { passkeyAlgorithms } from "./algorithms.ts";
import type { PasskeyContext } from "./beginPasskey.ts";
import { type Answer, readAnswer } from "./readAnswer.ts";
import { type PlaceFault, type RelyingParty, relyingPartyOf } from "./relyingParty.ts";
import { type StoredPasskey, type StoreCode, storePasskey } from "./storePasskey.ts";
import { takeChallenge } from "./takeChallenge.ts";
import { printTransports } from "./transports.ts";

export type AddCode = PlaceFault | StoreCode | "passkey_refused" | "passkey_over";

export interface AddedPasskey {
  readonly userId: string;
  readonly session: string;
  readonly browser: string;
  readonly name: string;
  /** What the browser made, as JSON. */
  readonly credential: string;
}

/** Adds what a browser made to the passkeys of a person. The first one turns the second factor on. */
export async function addPasskey(
  ctx: PasskeyContext,
  { userId, session, browser, name, credential }: AddedPasskey,
): Promise<Outcome<StoredPasskey, AddCode>> {
  const party = relyingPartyOf(ctx.baseUrl);
  if (!party.ok) return party;
  const read = readAnswer(credential);
  if (!read.ok) return read;
  const taken = await ctx.write(takeChallenge, { purpose: "add", userId, browser, challenge: read.challenge });
  if (!taken.ok) return taken;
  const made = await verify(read.answer, read.challenge, party.place);
  if (typeof made === "string") return refuse("passkey_refused", made);
  return ctx.write(storePasskey, {
    userId,
    session,
    name,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    transports: printTransports(read.answer.response.transports),
  });
}

/** The credential, or why it is none. The library throws for every fault of an answer. */
async function verify(response: Answer, expectedChallenge: string, { rpId, origin }: RelyingParty) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    if (await isAttested(response)) return "it has a certificate, which was not asked for";
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return verified ? registrationInfo.credential : "the attestation is not right";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Whether the device proves of which make it is. Browsers leave that out unless it is asked for. The library would follow
 * addresses in its certificates, which must not reach the network of the server.
 */
async function isAttested({ response }: Answer): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = decoded.get("fmt");
  return format !== "none" && (format !== "packed" || decoded.get("attStmt").get("x5c") !== undefined);
}
