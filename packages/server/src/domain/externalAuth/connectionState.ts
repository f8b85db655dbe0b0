import { createHash } from "node:crypto";
import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { openSealed, sealText } from "../sealed.ts";

/** Who connects an account of which provider to which app. */
export interface Connection {
  readonly appId: string;
  readonly teamId: string;
  readonly userId: string;
  readonly providerKey: string;
}

type SealedParts = [
  appId: string,
  teamId: string,
  userId: string,
  providerKey: string,
  nonce: string,
  expiresMs: number,
];

const purpose = "connecting accounts of other providers";

/** The `state` of an authorization request: it comes back through the browser and cannot be changed there. */
export function sealConnection(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  connection: Connection,
  nonce: string,
): string {
  const expiresMs = nowMs + limits.external_auth_state_s * 1000;
  const { appId, teamId, userId, providerKey } = connection;
  return sealText(secrets, purpose, JSON.stringify([appId, teamId, userId, providerKey, nonce, expiresMs]));
}

/** Undefined for a state that is forged or too old. */
export function openConnection(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  state: string,
): Connection | undefined {
  const text = openSealed(secrets, purpose, state);
  if (text === undefined) return undefined;
  const [appId, teamId, userId, providerKey, , expiresMs] = JSON.parse(text) as SealedParts;
  return expiresMs > nowMs ? { appId, teamId, userId, providerKey } : undefined;
}

/** The PKCE verifier of a state: derived from it, so nothing has to be stored until the browser comes back. */
export function verifierOf(secrets: Secrets, state: string): string {
  return secrets.derive(`verifier for ${purpose}\n${state}`);
}

export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** Where providers send the browser back to; developers register it there. */
export function callbackUrl(baseUrl: string): string {
  return `${baseUrl}/external/auth/callback`;
}
