/** What a provider says about a person who signed in there. */
export interface ProviderClaims {
  readonly issuer: string;
  readonly subject: string;
  /** Normalized; empty when the provider sent none. */
  readonly email: string;
  /** Whether the provider vouches for the address. */
  readonly isEmailVerified: boolean;
  readonly name: string;
  /** How it calls its own session; empty when it does not say. */
  readonly session: string;
  /** Exactly as the provider writes them. Undefined when it does not say: that is not the same as none. */
  readonly groups?: readonly string[] | undefined;
  /** Whether it names no groups because there are too many of them. */
  readonly areGroupsWithheld?: boolean;
}

/**
 * An address as addresses are compared: in one Unicode form, in small letters, and with a domain that is ASCII, because letters
 * of other scripts look like Latin ones. Empty for everything else.
 */
export function normalEmail(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.normalize("NFKC").trim().toLowerCase();
  return /^[^\s@\p{Cc}]{1,64}@[a-z0-9.-]{1,189}$/u.test(text) ? text : "";
}

/** Only the boolean counts. Providers that send the text "true" have read another specification, and may mean something else. */
export function isVerified(value: unknown): boolean {
  return value === true;
}
