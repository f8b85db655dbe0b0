import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { samlKey } from "./samlKeys.ts";
import { type ResponseParts, signedResponse } from "./samlResponse.ts";
import type { FormBrowser } from "./signingIn.ts";
import type { Workspace } from "./workspace.ts";

/** What the provider says about a person. */
export interface SamlPerson {
  readonly nameId: string;
  readonly format?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
}

/** A SAML provider on this machine. Its page sends the answer by itself, as those of real ones do. */
export class SamlProvider implements AsyncDisposable {
  readonly #server: Server;
  readonly #nowMs: () => number;
  readonly url: string;
  readonly entityId: string;
  /** Who signs in next. */
  person: SamlPerson = { nameId: "nina" };
  /** Changes the answer; without it the assertion is signed, and right. */
  forge: (parts: ResponseParts) => string = signedResponse;
  #assertions = 0;

  private constructor(server: Server, nowMs: () => number) {
    this.#server = server;
    this.#nowMs = nowMs;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.entityId = `${this.url}/entity`;
  }

  static async start(nowMs: () => number): Promise<SamlProvider> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const started = new SamlProvider(server, nowMs);
    server.on("request", (request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(started.#page(new URL(request.url ?? "/", started.url)));
    });
    return started;
  }

  #page(url: URL): string {
    const encoded = url.searchParams.get("SAMLRequest");
    if (encoded === null) return "<title>Provider</title>";
    const request = inflateRawSync(Buffer.from(encoded, "base64")).toString();
    const find = (pattern: RegExp) => pattern.exec(request)?.[1] ?? "";
    const acs = find(/AssertionConsumerServiceURL="([^"]+)"/);
    const answer = this.forge(
      this.partsFor({ acs, audience: find(/<saml:Issuer>([^<]+)</), inResponseTo: find(/ ID="([^"]+)"/) }),
    );
    const fields = {
      SAMLResponse: Buffer.from(answer).toString("base64"),
      RelayState: url.searchParams.get("RelayState"),
    };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    return `<!doctype html><title>Provider</title><form method="post" action="${acs}">${inputs.join("")}<button>Go on</button></form><script>document.forms[0].submit()</script>`;
  }

  /** A right answer to a request. */
  partsFor(request: { readonly acs: string; readonly audience: string; readonly inResponseTo: string }): ResponseParts {
    const { acs, audience, inResponseTo } = request;
    const nowMs = this.#nowMs();
    const assertionId = `_assertion${++this.#assertions}`;
    const place = { destination: acs, recipient: acs, audience, inResponseTo };
    return { ...place, ...this.person, issuer: this.entityId, assertionId, nowMs };
  }

  /** What administrators paste. */
  metadata(certificates: readonly string[] = [samlKey.cert]): string {
    const keys = certificates.map((pem) => {
      const block = pem.replaceAll(/-----[^-]+-----/g, "");
      return `<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${block}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`;
    });
    return `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${this.entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join("")}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${this.url}/post"/><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.url}/sso?tenant=acme"/></IDPSSODescriptor></EntityDescriptor>`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

interface SamlSettings {
  readonly team_id?: string;
  readonly name?: string;
  readonly domains?: readonly string[];
  readonly provisions?: boolean;
  readonly verifies_email?: boolean;
  readonly email_attribute?: string;
}

/** Adds the provider to a workspace of the server; the id of the provider there. */
export async function addSamlProvider(
  world: Workspace,
  provider: SamlProvider,
  settings: SamlSettings = {},
): Promise<string> {
  const team_id = world.dev.teams[0]?.id ?? "";
  const { provider: made } = await world.alice.does("admin.signIn.providers.create", {
    team_id,
    kind: "saml",
    name: "Acme SAML",
    metadata: provider.metadata(),
    ...settings,
    domains: [...(settings.domains ?? [])],
  });
  return made.id;
}

/** What a page of the provider sends. */
export interface SamlForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A browser that has gone to the provider, and has the page that leads back to the server. */
export async function visitSaml(
  browser: FormBrowser,
  { id, query = "" }: { readonly id: string; readonly query?: string },
): Promise<SamlForm> {
  const started = await browser.get(`/sign-in/with/${id}${query}`);
  const to = started.headers.get("location");
  if (to === null) throw new Error(`the sign-in did not start: ${started.status} ${await started.text()}`);
  const page = await (await fetch(to)).text();
  const [, action = ""] = /action="([^"]+)"/.exec(page) ?? [];
  const pairs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  return { action, fields: Object.fromEntries(pairs) as Record<string, string> };
}

/** Sends the form as a browser does for a page of another site: without cookies that are Lax. */
export function postForm(
  { action, fields }: SamlForm,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(action, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
      "sec-fetch-site": "cross-site",
      origin: "http://127.0.0.1",
      ...headers,
    },
  });
}

/** There and back: the answer of the server to the browser that comes back with its cookie, or to the form. */
export async function signInBySaml(
  browser: FormBrowser,
  visit: { readonly id: string; readonly query?: string },
): Promise<Response> {
  const received = await postForm(await visitSaml(browser, visit));
  const next = received.headers.get("location");
  if (next === null) return received;
  const { pathname, search } = new URL(next);
  return browser.get(pathname + search);
}
