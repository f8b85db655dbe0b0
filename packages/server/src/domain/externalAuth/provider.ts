import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";

/** An OAuth provider of others as the manifest of an app describes it, complete enough to be used. */
export interface Provider {
  readonly key: string;
  readonly name: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly authorizationUrl: string;
  readonly authorizationExtras: Readonly<Record<string, string>>;
  readonly tokenUrl: string;
  readonly usesBasicAuth: boolean;
  readonly usesPkce: boolean;
  readonly identity: {
    readonly url: string;
    /** Such as `$.user.email`. */
    readonly path: string;
    readonly method: "GET" | "POST";
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
}

type DeclaredProviders = NonNullable<NonNullable<Manifest["external_auth_providers"]>["oauth2"]>;

export function declaredProviders(manifest: Manifest): DeclaredProviders {
  return manifest.external_auth_providers?.oauth2 ?? {};
}

/** Providers that the manifest knows only by name are Slack's own: their addresses are not public. */
export function findProvider(manifest: Manifest, key: string): Outcome<{ provider: Provider }, "providers_not_found"> {
  const declared = declaredProviders(manifest);
  const options = Object.hasOwn(declared, key) ? declared[key]?.options : undefined;
  if (!options) return refuse("providers_not_found", `the manifest declares no provider ${key}`);
  const { authorization_url, token_url, identity_config } = options;
  if (authorization_url === undefined || token_url === undefined || identity_config === undefined) {
    return refuse("providers_not_found", `${key} needs authorization_url, token_url and identity_config`);
  }
  return succeed({
    provider: {
      key,
      name: options.provider_name ?? key,
      clientId: options.client_id,
      scopes: options.scope,
      authorizationUrl: authorization_url,
      authorizationExtras: textsIn(options.authorization_url_extras),
      tokenUrl: token_url,
      usesBasicAuth: options.token_url_config?.use_basic_auth_scheme === true,
      usesPkce: options.use_pkce === true,
      identity: {
        url: identity_config.url,
        path: identity_config.account_identifier,
        method: identity_config.http_method_type?.toUpperCase() === "POST" ? "POST" : "GET",
        headers: textsIn(identity_config.headers),
        body: identity_config.body,
      },
    },
  });
}

function textsIn(values: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const scalars = Object.entries(values).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return Object.fromEntries(scalars.map(([name, value]) => [name, String(value)]));
}
