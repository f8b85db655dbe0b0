import { createHash, sign } from "node:crypto";
import { limits } from "@platform/protocol";
import type { SigningKey } from "./signingKeys.ts";

export interface SignedIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly accessToken: string;
  readonly nonce: string | undefined;
  readonly authenticatedMs: number;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A signed statement of who signed in to which app, for a few minutes: apps verify it once and open a session of their own. */
export function printIdToken(key: SigningKey, about: SignedIn, nowMs: number): string {
  const issuedS = Math.floor(nowMs / 1000);
  const header = { alg: "RS256", typ: "JWT", kid: key.id };
  const payload = {
    iss: about.issuer,
    aud: about.clientId,
    iat: issuedS,
    exp: issuedS + limits.id_token_life_s,
    auth_time: Math.floor(about.authenticatedMs / 1000),
    at_hash: halfHash(about.accessToken),
    ...(about.nonce !== undefined && { nonce: about.nonce }),
    ...about.claims,
  };
  const body = `${encode(header)}.${encode(payload)}`;
  return `${body}.${sign("sha256", Buffer.from(body), key.privateKey).toString("base64url")}`;
}

/** Binds the access token to the id token: the left half of its hash. */
function halfHash(token: string): string {
  return createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
