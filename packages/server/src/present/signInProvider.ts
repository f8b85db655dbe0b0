import { type Static, Type } from "typebox";
import type { IdentityRow } from "../domain/identities/listIdentities.ts";
import type { SignInProviderRow } from "../domain/signInProviders/listProviders.ts";
import type { ProviderAddresses } from "../domain/signInProviders/providerAddresses.ts";
import { seconds } from "./timestamp.ts";

export const signInProviderSchema = Type.Object(
  {
    id: Type.String(),
    scope_id: Type.String({ description: "The workspace or org." }),
    scope_type: Type.Enum(["org", "team"]),
    kind: Type.Enum(["oidc", "saml"]),
    name: Type.String({ description: "What the button of the sign-in page says." }),
    issuer: Type.String(),
    client_id: Type.String(),
    has_secret: Type.Boolean({ description: "The secret itself is never shown." }),
    domains: Type.Array(Type.String()),
    is_enabled: Type.Boolean(),
    is_enforced: Type.Boolean(),
    provisions: Type.Boolean({ description: "Whether people without an account get one when they first sign in." }),
    groups_claim: Type.String({ description: "The claim that names the groups of a person; empty for none." }),
    redirect_uri: Type.String({
      description: "What is registered at the provider; for SAML, where it sends its answers (ACS).",
    }),
    backchannel_logout_uri: Type.String({
      description: "Where an OpenID Connect provider reports that a person signed out there. Empty for SAML.",
    }),
    entity_id: Type.String({
      description: "What a SAML provider calls this server, and where the metadata of this server is. Empty otherwise.",
    }),
    sso_url: Type.String({ description: "Where a SAML provider takes requests. Empty otherwise." }),
    certificates: Type.Array(Type.String(), {
      description: "SHA-256 fingerprints of the certificates of a SAML provider.",
    }),
    email_attribute: Type.String({ description: "Empty for the usual names." }),
    name_attribute: Type.String({ description: "Empty for the usual names." }),
    verifies_email: Type.Boolean({
      description: "Whether the addresses of a SAML provider count as verified. OpenID Connect says so itself.",
    }),
    date_created: Type.Integer(),
    date_updated: Type.Integer(),
  },
  { title: "SignInProvider" },
);

export function presentSignInProvider(
  row: SignInProviderRow,
  { redirectUri, backchannelLogoutUri, entityId, fingerprints }: ProviderAddresses,
): Static<typeof signInProviderSchema> {
  return {
    id: row.id,
    scope_id: row.scope_id,
    scope_type: row.scope_id.startsWith("T") ? "team" : "org",
    kind: row.kind,
    name: row.name,
    issuer: row.issuer,
    client_id: row.client_id,
    has_secret: row.sealed_secret !== null,
    domains: row.domains === "" ? [] : row.domains.split(","),
    is_enabled: row.is_enabled === 1,
    is_enforced: row.is_enforced === 1,
    provisions: row.provisions === 1,
    groups_claim: row.groups_claim,
    redirect_uri: redirectUri,
    backchannel_logout_uri: backchannelLogoutUri,
    entity_id: entityId,
    sso_url: row.sso_url,
    certificates: [...fingerprints],
    email_attribute: row.email_attribute,
    name_attribute: row.name_attribute,
    verifies_email: row.verifies_email === 1,
    date_created: seconds(row.created_ms),
    date_updated: seconds(row.updated_ms),
  };
}

export const identitySchema = Type.Object(
  {
    provider_id: Type.String(),
    issuer: Type.String(),
    subject: Type.String(),
    user_id: Type.String(),
    email: Type.String({ description: "The address at the provider at the last sign-in. It identifies nobody." }),
    linked_by: Type.Enum(["provisioning", "trusted_domain", "confirmation", "claim_link"]),
    date_linked: Type.Integer(),
    date_used: Type.Integer(),
  },
  { title: "Identity" },
);

export function presentIdentity(row: IdentityRow): Static<typeof identitySchema> {
  const { provider_id, issuer, subject, user_id, email, linked_by } = row;
  const dates = { date_linked: seconds(row.created_ms), date_used: seconds(row.used_ms) };
  return { provider_id, issuer, subject, user_id, email, linked_by, ...dates };
}
