import type { Generated, Selectable } from "kysely";

/**
 * A sign-in that waits at a provider. It belongs to one browser; the row is deleted when the browser comes back, so that an
 * answer of the provider counts once. Nonce and code verifier are derived from the state, which is not stored.
 */
export interface ProviderSignInsTable {
  state_hash: string;
  provider_id: string;
  /** The hash of the cookie of the browser that began. */
  browser_hash: string;
  /** `add`: as another account beside the one of the browser. `link`: to link an identity to the account of the browser. */
  purpose: "sign_in" | "add" | "link";
  /** The workspace of the sign-in page. Empty when none was named. */
  team_id: string;
  /** The hash of the one-time link with which the person claims an account. Empty without one. */
  link_hash: string;
  /** Where the person wanted to go. */
  redirect: string;
  /** Whom a SAML provider named, encrypted, until the browser comes with its cookie. Empty before, and for OpenID Connect. */
  sealed_claims: Generated<string>;
  expires_ms: number;
}

export type ProviderSignInRow = Selectable<ProviderSignInsTable>;
