import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import { openSealed, sealText } from "../sealed.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { ProviderClaims } from "./providerClaims.ts";

/** Whom a provider proved, while the person proves an account of theirs. */
export interface PendingIdentity {
  readonly providerId: string;
  readonly claims: Pick<ProviderClaims, "issuer" | "subject" | "email">;
}

type Parts = [providerId: string, issuer: string, subject: string, email: string, browser: string, expiresMs: number];

const purpose = "identity to be linked";

/**
 * Travels through the browser that was at the provider, and counts in no other: with a link that an attacker sends, nobody
 * links the attacker's identity to their own account.
 */
export function sealPending(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  { providerId, claims }: PendingIdentity,
  browser: string,
): string {
  const { issuer, subject, email } = claims;
  const expiresMs = nowMs + limits.provider_sign_in_s * 1000;
  return sealText(
    secrets,
    purpose,
    JSON.stringify([providerId, issuer, subject, email, hashToken(browser), expiresMs] satisfies Parts),
  );
}

/** Undefined when it is forged, too old, or of another browser. */
export function openPending(
  { secrets, nowMs }: { readonly secrets: Secrets; readonly nowMs: number },
  sealed: string,
  browser: string,
): PendingIdentity | undefined {
  const text = openSealed(secrets, purpose, sealed);
  if (text === undefined) return undefined;
  const [providerId, issuer, subject, email, browserHash, expiresMs] = JSON.parse(text) as Parts;
  if (browserHash !== hashToken(browser) || expiresMs <= nowMs) return undefined;
  return { providerId, claims: { issuer, subject, email } };
}
