import { createHash } from "node:crypto";
import type { Secrets } from "../../ports/ports.ts";

/** What the answer of a provider has to repeat or prove. Derived, so that the store holds nothing that completes a sign-in. */
export function nonceOf(secrets: Secrets, state: string): string {
  return secrets.derive(`nonce of a sign-in\n${state}`);
}

export function verifierOf(secrets: Secrets, state: string): string {
  return secrets.derive(`code verifier of a sign-in\n${state}`);
}

export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/**
 * Where a provider sends the browser back to, and what administrators register there. Each provider has its own, so that an
 * answer of one is never taken for an answer of another.
 */
export function callbackUrl(baseUrl: string, providerId: string): string {
  return `${baseUrl}/sign-in/with/${providerId}/callback`;
}

/** Where a provider says, without a browser, that a person has signed out there. */
export function backchannelLogoutUrl(baseUrl: string, providerId: string): string {
  return `${baseUrl}/sign-in/with/${providerId}/backchannel-logout`;
}
