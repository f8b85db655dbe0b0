import { OAuth2Server } from "oauth2-mock-server";
import { serve } from "./files.ts";
import { configuring } from "./openConfig.ts";
import { devApp } from "./receiving.ts";
import type { Actor, Workspace } from "./workspace.ts";

export const providerKey = "acme_id";
export const clientSecret = "s3cret of the provider";

/** Options of the manifest that differ from what most tests use. */
export interface ProviderWish {
  readonly use_pkce?: boolean;
  readonly token_url_config?: { readonly use_basic_auth_scheme: boolean };
  readonly functions?: object;
  readonly workflows?: object;
}

interface TokenRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, string | undefined>>;
}

/** A real OAuth server, and the dev app that declares it as a provider. */
export class ExternalProvider implements AsyncDisposable {
  readonly #server = new OAuth2Server();
  /** Requests to the token URL. */
  readonly asked: TokenRequest[] = [];
  /** The account that the provider says to be. */
  account = "bob@acme.test";
  /** What the next answers of the token URL say instead. */
  change: (answer: { body: Record<string, unknown> | ""; statusCode: number }, request: TokenRequest) => void =
    () => {};

  static async start(): Promise<ExternalProvider> {
    const provider = new ExternalProvider();
    const server = provider.#server;
    await server.issuer.keys.generate("RS256");
    server.service.on("beforeResponse", (answer, request) => {
      provider.asked.push(request);
      provider.change(answer as never, request);
    });
    server.service.on("beforeUserinfo", (answer) => {
      Object.assign(answer, { body: { user: { emails: [provider.account] } } });
    });
    await server.start(0, "127.0.0.1");
    return provider;
  }

  /** Gives the dev app a manifest with the provider. */
  async declare(world: Workspace, { functions, workflows, ...options }: ProviderWish = {}): Promise<Actor> {
    await serve(world);
    const author = await configuring(world, "alice");
    const app_id = devApp(world).id;
    const { manifest } = await author.does("apps.manifest.export", { app_id });
    const url = `http://127.0.0.1:${this.#server.address().port}`;
    const provider = {
      provider_type: "CUSTOM",
      options: {
        client_id: "the client",
        provider_name: "Acme ID",
        scope: ["mail.read", "openid"],
        authorization_url: `${url}/authorize`,
        authorization_url_extras: { access_type: "offline" },
        token_url: `${url}/token`,
        identity_config: { url: `${url}/userinfo`, account_identifier: "$.user.emails[0]" },
        ...options,
      },
    };
    const declared = {
      external_auth_providers: { oauth2: { [providerKey]: provider } },
      ...(functions && { functions }),
      ...(workflows && { workflows }),
    };
    await author.does("apps.manifest.update", { app_id, manifest: { ...manifest, ...declared } });
    return author;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.stop();
  }
}

/** Follows the address to the provider and back, as a browser does; returns the page of the platform. */
export async function authorize(authorizationUrl: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(authorizationUrl);
  return { status: answer.status, text: await answer.text() };
}

/** Connects the account that the provider has at the moment to the dev app; tells the id of its token. */
export async function connectAccount(world: Workspace, author: Actor): Promise<string> {
  const app_id = devApp(world).id;
  await author.does("apps.auth.external.clientSecret.add", {
    app_id,
    provider_key: providerKey,
    client_secret: clientSecret,
  });
  const { authorization_url } = await author.does("apps.auth.external.start", { app_id, provider_key: providerKey });
  await authorize(authorization_url);
  const { authorizations } = await author.does("apps.auth.external.list", { app_id });
  return authorizations[0]?.external_token_ids[0] ?? "";
}
