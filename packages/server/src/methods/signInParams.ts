import { limits } from "@platform/protocol";
import { governErrors } from "./adminParams.ts";
import { flag, id, list, optional, text } from "./params.ts";

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

export const providerFields = {
  name: text({ describe: "What the button of the sign-in page says.", otherwise: "invalid_name" }),
  issuer: text({
    describe: "The issuer, as the discovery document of the provider names it. It begins with https.",
    otherwise: "invalid_issuer",
  }),
  client_id: text({ describe: "What the provider calls this server.", otherwise: "invalid_client" }),
  client_secret: optional(text({ describe: "The secret that belongs to `client_id`. A public client has none." })),
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
    "`issuer` is no https address, or has a query. On the machine of a server in dev mode, http is enough.",
  invalid_client: "`client_id` is empty, or `client_id` or `client_secret` is too long.",
  invalid_domain: `One of \`domains\` is no domain such as example.com, or there are more than ${limits.sign_in_provider_domains_max}.`,
  break_glass_missing:
    "No primary owner has a password, so a provider that fails would lock everyone out. Set one first, then enforce the provider.",
};

export function providerInputOf(params: {
  readonly name?: string | undefined;
  readonly issuer?: string | undefined;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
  readonly domains?: readonly string[] | undefined;
  readonly is_enabled?: boolean | undefined;
  readonly is_enforced?: boolean | undefined;
  readonly provisions?: boolean | undefined;
}) {
  return {
    name: params.name,
    issuer: params.issuer,
    clientId: params.client_id,
    clientSecret: params.client_secret,
    domains: params.domains,
    isEnabled: params.is_enabled,
    isEnforced: params.is_enforced,
    provisions: params.provisions,
  };
}
