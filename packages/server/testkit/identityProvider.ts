import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mock } from "node:test";
import Provider, { type Configuration } from "oidc-provider";
import type { FormBrowser, Serving } from "./signingIn.ts";

/** What the provider says about a person, by the login that was typed there. */
export type Claims = Readonly<Record<string, unknown>>;

export const clientId = "platform";
export const clientSecret = "a secret of the identity provider";

/** One for all providers of a test run, because it takes long to make. */
let signingKey: KeyObject | undefined;
const keyId = "signing key";

export function makeSigningKey(): KeyObject {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
}

/** A token that is signed by nobody but this key, whatever it says. */
export function signToken(
  key: KeyObject,
  payload: Claims,
  header: Claims = { alg: "RS256", typ: "logout+jwt", kid: keyId },
): string {
  const body = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${body}.${sign("sha256", Buffer.from(body), key).toString("base64url")}`;
}

/** A real OpenID provider on this machine, whose own pages are driven by requests. */
export class IdentityProvider implements AsyncDisposable {
  readonly #server: Server;
  /** Changed by tests between sign-ins. */
  readonly people = new Map<string, Claims>();
  /** How often the token endpoint was asked. */
  exchanges = 0;
  /** Changes what an endpoint answers; undefined leaves it to the provider. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  readonly url: string;
  #redirectUris: string[] = [];
  #logoutUri: string | undefined;
  #provider: Provider | undefined;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<IdentityProvider> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const started = new IdentityProvider(server);
    server.on("request", (request, response) => {
      if (request.url === "/token") started.exchanges++;
      if (started.intercept?.(request, response)) return;
      void started.#open().callback()(request, response);
    });
    return started;
  }

  /** Registers where a client may send people back to. Restarts the provider, so it is done before the first sign-in. */
  register(...redirectUris: readonly string[]): void {
    this.#redirectUris.push(...redirectUris);
    this.#provider = undefined;
  }

  /** Registers where the provider reports that a person has signed out. */
  registerLogout(uri: string): void {
    this.#logoutUri = uri;
    this.#provider = undefined;
  }

  /** The key whose public half the provider publishes. */
  get key(): KeyObject {
    return (signingKey ??= makeSigningKey());
  }

  /** Reports that a person has signed out, as the provider does at the end of its own session. */
  async reportLogout(subject: string, session?: string): Promise<void> {
    const client = await this.#open().Client.find(clientId);
    // The types of the library leave it out.
    const reporting = client as unknown as { backchannelLogout(sub: string, sid?: string): Promise<unknown> };
    await reporting.backchannelLogout(subject, session);
  }

  #open(): Provider {
    if (this.#provider) return this.#provider;
    // It warns about everything that makes it a provider for tests.
    const warnings = mock.method(console, "warn", () => {});
    this.#provider = new Provider(this.url, this.#configuration());
    warnings.mock.restore();
    return this.#provider;
  }

  #configuration(): Configuration {
    return {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: this.#redirectUris,
          ...(this.#logoutUri !== undefined && {
            backchannel_logout_uri: this.#logoutUri,
            backchannel_logout_session_required: true,
          }),
          post_logout_redirect_uris: this.#redirectUris.map((uri) => `${new URL(uri).origin}/sign-in`),
        },
      ],
      claims: {
        openid: ["sub", "sid"],
        email: ["email", "email_verified"],
        profile: ["name", "_claim_names", "hasgroups"],
        groups: ["groups"],
      },
      features: {
        devInteractions: { enabled: true },
        rpInitiatedLogout: { enabled: true },
        backchannelLogout: { enabled: true },
      },
      jwks: { keys: [{ ...this.key.export({ format: "jwk" }), kid: keyId, use: "sig", alg: "RS256" }] },
      // Its own guard keeps it from reporting to this machine.
      fetch: (url, { dispatcher: _guard, ...options }: RequestInit = {}) => fetch(url, options),
      cookies: { keys: ["for tests"] },
      pkce: { required: () => true },
      ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
      findAccount: (_ctx, login) => ({
        accountId: login,
        claims: () => ({ sub: login, ...this.people.get(login) }),
      }),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

interface ProviderSettings {
  readonly team_id?: string;
  readonly name?: string;
  readonly domains?: readonly string[];
  readonly provisions?: boolean;
  readonly is_enforced?: boolean;
  readonly groups_claim?: string;
}

/** Adds the provider to a workspace of the server; the id of the provider there. */
export async function addProvider(
  world: Serving,
  provider: IdentityProvider,
  { groups_claim: claim, ...settings }: ProviderSettings = {},
): Promise<string> {
  const team_id = world.dev.teams[0]?.id ?? "";
  const { provider: made } = await world.alice.does("admin.signIn.providers.create", {
    team_id,
    name: "Acme ID",
    issuer: provider.url,
    client_id: clientId,
    client_secret: clientSecret,
    ...settings,
    domains: [...(settings.domains ?? [])],
  });
  if (claim !== undefined) await world.alice.does("admin.signIn.groups.setClaim", { provider_id: made.id, claim });
  provider.register(made.redirect_uri);
  return made.id;
}

/** A browser that has gone to the provider, and has the address that leads back to the server. */
export async function visitProvider(
  browser: FormBrowser,
  { id, login, query = "" }: { readonly id: string; readonly login: string; readonly query?: string },
): Promise<string> {
  const started = await browser.get(`/sign-in/with/${id}${query}`);
  const to = started.headers.get("location");
  if (to === null) throw new Error(`the sign-in did not start: ${started.status} ${await started.text()}`);
  return passProvider(to, login);
}

/** Signs in on the pages of the provider itself; where it sends the browser. */
export async function passProvider(start: string, login: string): Promise<string> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let next = start;
  for (let steps = 0; steps < 12; steps++) {
    if (new URL(next).origin !== origin) return next;
    const page = await ask(next, cookies);
    const location = page.headers.get("location");
    if (location !== null) {
      next = new URL(location, next).href;
      continue;
    }
    const text = await page.text();
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(text) ?? [];
    if (action === undefined) throw new Error(`the provider shows no form: ${page.status} ${text}`);
    const [, prompt = ""] = /name="prompt" value="([^"]+)"/.exec(text) ?? [];
    const answered = await ask(new URL(action, next).href, cookies, { prompt, login, password: "any" });
    next = new URL(answered.headers.get("location") ?? "", next).href;
  }
  throw new Error("the provider leads nowhere");
}

async function ask(url: string, cookies: Map<string, string>, form?: Readonly<Record<string, string>>) {
  const response = await fetch(url, {
    redirect: "manual",
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(form && { method: "POST", body: new URLSearchParams(form).toString() }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return response;
}

/** The path of an address that leads back to the server, as the browser asks for it. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** There and back: the answer of the server to the browser that comes back. */
export async function signInThrough(
  browser: FormBrowser,
  visit: { readonly id: string; readonly login: string; readonly query?: string },
): Promise<Response> {
  return browser.get(pathOf(await visitProvider(browser, visit)));
}
