import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ProviderInput } from "../domain/signInProviders/providerFields.ts";
import { readMetadata } from "../domain/signInProviders/saml/readMetadata.ts";
import { governErrors } from "./adminParams.ts";
import { choice, flag, id, list, optional, text } from "./params.ts";

/** The workspace of a provider; without it the caller's org. */
export const providerScopeParam = optional(
  id({
    object: "team",
    describe: "The workspace. Left out: the caller's org, or the caller's workspace when it is in no org.",
    otherwise: "team_not_found",
  }),
);

export const providerParam = id({
  object: "sign_in_provider",
  describe: "The provider.",
  otherwise: "provider_not_found",
});

export const providerKindParam = optional(
  choice({
    of: ["oidc", "saml"],
    describe: "The protocol that the provider speaks. `oidc` when left out. It never changes.",
  }),
);

export const providerFields = {
  name: text({ describe: "What the button of the sign-in page says.", otherwise: "invalid_name" }),
  issuer: optional(
    text({
      describe:
        "OpenID Connect: the issuer, as the discovery document of the provider names it, beginning with https. SAML: the entity id of the provider.",
      otherwise: "invalid_issuer",
    }),
  ),
  client_id: optional(
    text({ describe: "OpenID Connect: what the provider calls this server.", otherwise: "invalid_client" }),
  ),
  client_secret: optional(
    text({ describe: "OpenID Connect: the secret that belongs to `client_id`. A public client has none." }),
  ),
  metadata: optional(
    text({
      describe:
        "SAML: the metadata of the provider as XML. Entity id, address and certificates are read from it where they are not given.",
      otherwise: "invalid_metadata",
    }),
  ),
  sso_url: optional(
    text({
      describe: "SAML: where the provider takes requests by redirect (HTTP-Redirect).",
      otherwise: "invalid_sso_url",
    }),
  ),
  certificates: optional(
    list({
      describe:
        "SAML: the certificates with whose keys the provider signs, in PEM or base64. Give the old and the new one while it changes keys.",
      max: limits.saml_certificates_max,
    }),
  ),
  email_attribute: optional(
    text({ describe: "SAML: the attribute with the e-mail address. Empty for the usual names, such as `User.Email`." }),
  ),
  name_attribute: optional(
    text({ describe: "SAML: the attribute with the full name. Empty for the usual names, such as `displayName`." }),
  ),
  verifies_email: optional(
    flag({ describe: "SAML: whether the addresses of the provider count as verified. Its answers cannot say so." }),
  ),
  domains: optional(
    list({
      describe: "Domains whose verified addresses are trusted: accounts that nobody has used are linked by them.",
      max: limits.sign_in_provider_domains_max,
    }),
  ),
  is_enabled: optional(
    flag({ describe: "Whether people can sign in through it. Switching it off ends its sessions." }),
  ),
  is_enforced: optional(flag({ describe: "Whether people have to sign in through it, or another enforced one." })),
  provisions: optional(
    flag({ describe: "Whether people with a verified address get an account when they first sign in." }),
  ),
};

export const providerScopeErrors = {
  ...governErrors,
  restricted_action:
    "Only owners of the workspace decide about its providers, and only owners of the org about its own.",
};

export const providerErrors = {
  provider_not_found: "`provider_id` names no provider of a workspace or org that the caller runs.",
  not_an_admin: providerScopeErrors.not_an_admin,
  restricted_action: providerScopeErrors.restricted_action,
};

export const providerFieldErrors = {
  invalid_name: `\`name\` is empty, or longer than ${limits.sign_in_provider_name_chars_max} characters.`,
  invalid_issuer:
    "`issuer` is missing, or is no https address, or has a query. On the machine of a server in dev mode, http is enough. For SAML, it is an entity id without spaces.",
  invalid_client: "`client_id` is missing or empty, or `client_id` or `client_secret` is too long.",
  invalid_metadata: `\`metadata\` is no XML, describes no SAML identity provider or several, declares a document type, or is larger than ${limits.saml_metadata_bytes_max / 1024} KiB.`,
  invalid_sso_url:
    "`sso_url` is missing and not in the metadata as an address for HTTP-Redirect, or is no https address. On the machine of a server in dev mode, http is enough.",
  invalid_certificate: `One of \`certificates\` is no X.509 certificate with an RSA key of ${limits.saml_key_bits_min} bits, or there are none, or more than ${limits.saml_certificates_max}.`,
  invalid_attribute: "`email_attribute` or `name_attribute` is too long.",
  kind_mismatch: "A field was given that belongs to providers of the other kind.",
  invalid_domain: `One of \`domains\` is no domain such as example.com, or there are more than ${limits.sign_in_provider_domains_max}.`,
  break_glass_missing:
    "No primary owner has a password, so a provider that fails would lock everyone out. Set one first, then enforce the provider.",
};

interface ProviderParams {
  readonly name?: string | undefined;
  readonly issuer?: string | undefined;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
  readonly metadata?: string | undefined;
  readonly sso_url?: string | undefined;
  readonly certificates?: readonly string[] | undefined;
  readonly email_attribute?: string | undefined;
  readonly name_attribute?: string | undefined;
  readonly verifies_email?: boolean | undefined;
  readonly domains?: readonly string[] | undefined;
  readonly is_enabled?: boolean | undefined;
  readonly is_enforced?: boolean | undefined;
  readonly provisions?: boolean | undefined;
}

/** What the domain asks for. Metadata is read here, because operations run where nothing slow may. */
export async function providerInputOf(
  params: ProviderParams,
): Promise<Outcome<{ input: ProviderInput }, "invalid_metadata">> {
  const described = params.metadata === undefined ? undefined : await readMetadata(params.metadata);
  if (params.metadata !== undefined && !described) return refuse("invalid_metadata");
  return succeed({
    input: {
      name: params.name,
      issuer: params.issuer ?? described?.entityId,
      clientId: params.client_id,
      clientSecret: params.client_secret,
      ssoUrl: params.sso_url ?? described?.ssoUrl,
      certificates: params.certificates ?? described?.certificates,
      emailAttribute: params.email_attribute,
      nameAttribute: params.name_attribute,
      verifiesEmail: params.verifies_email,
      domains: params.domains,
      isEnabled: params.is_enabled,
      isEnforced: params.is_enforced,
      provisions: params.provisions,
    },
  });
}
