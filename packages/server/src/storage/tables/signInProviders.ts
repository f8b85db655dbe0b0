import type { Generated, Selectable } from "kysely";

/** The protocol that a provider speaks. */
export type ProviderKind = "oidc" | "saml";

/** An identity provider through which people sign in to a workspace, or to every workspace of an org. */
export interface SignInProvidersTable {
  id: string;
  /** The id of the workspace or org. */
  scope_id: string;
  kind: ProviderKind;
  /** What the button of the sign-in page says. */
  name: string;
  /** The issuer as it was configured; the entity id of a SAML provider. Identities keep the one of the token. */
  issuer: string;
  /** Empty for SAML. */
  client_id: string;
  /** The client secret, encrypted with a key that is not in the database. Null for a public client. */
  sealed_secret: string | null;
  /** Comma-separated: for addresses in these domains the word of the provider is taken. */
  domains: string;
  is_enabled: number;
  /** 1 when people sign in through this provider, or another one that is enforced, and in no other way. */
  is_enforced: number;
  /** 1 when people without an account get one with their first sign-in. */
  provisions: number;
  /** Where a SAML provider takes requests by redirect. This column and the next four are empty or 0 for OpenID Connect. */
  sso_url: Generated<string>;
  /** Comma-separated base64 of the X.509 certificates with whose keys a SAML provider signs. */
  certificates: Generated<string>;
  /** The attributes with the address and the name of a person. Empty for the usual ones. */
  email_attribute: Generated<string>;
  name_attribute: Generated<string>;
  /** 1 when the addresses of a SAML provider count as verified: its answers cannot say so. */
  verifies_email: Generated<number>;
  /** The claim or attribute that names the groups of a person; empty when groups mean nothing here. */
  groups_claim: Generated<string>;
  created_ms: number;
  updated_ms: number;
}

export type SignInProviderRow = Selectable<SignInProvidersTable>;
