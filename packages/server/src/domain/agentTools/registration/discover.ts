import { limits, type Outcome, succeed } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { type Outgoing, OutgoingFault } from "../../../ports/outgoing/outgoing.ts";
import { signedHeaders } from "../../../ports/signedHeaders.ts";
import type { ServerDefinition } from "../findServers.ts";
import { fetchMetadata, textsIn, webUrl } from "./fetchMetadata.ts";
import { type RegistrationCode, registrationFault } from "./registrationFault.ts";

/** Where people sign in for a server with tools, and how the platform registers there. */
export interface Discovered {
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly registrationUrl: string;
  readonly scopes: readonly string[];
  readonly authMethods: readonly string[];
}

const scopeShape = /^[\x21\x23-\x5b\x5d-\x7e]{1,255}$/;

/** Follows RFC 9728 from the server to its authorization server, and RFC 8414 to what that one can do. */
export async function discover(
  outgoing: Outgoing,
  { url, headers = {} }: ServerDefinition,
  signingSecret: string,
): Promise<Outcome<{ discovered: Discovered }, RegistrationCode>> {
  const server = new URL(url);
  const challenge = await askChallenge(outgoing, url, headers, signingSecret);
  const named = webUrl(/\bresource_metadata="([^"]+)"/i.exec(challenge)?.[1]);
  const resource = await fetchMetadata(outgoing, named ? [named.href] : wellKnown(server, "oauth-protected-resource"));
  if (resource && !isAbout(server, resource)) {
    return registrationFault("the metadata of the server is about another resource");
  }
  // Servers from before RFC 9728 are authorization servers themselves.
  const issuer = webUrl(resource ? textsIn(resource["authorization_servers"])[0] : server.origin);
  if (!issuer) return registrationFault("the server names no authorization server");
  const places = [...wellKnown(issuer, "oauth-authorization-server"), ...wellKnown(issuer, "openid-configuration")];
  const metadata = await fetchMetadata(outgoing, places);
  if (!metadata) return registrationFault("the authorization server publishes no metadata");
  const challenged = /\bscope="([^"]*)"/i.exec(challenge)?.[1]?.split(" ");
  const scopes = (challenged ?? textsIn(resource?.["scopes_supported"])).filter((scope) => scopeShape.test(scope));
  return readMetadata(metadata, issuer, scopes.slice(0, limits.scopes_max));
}

function readMetadata(
  metadata: Fields,
  issuer: URL,
  scopes: readonly string[],
): Outcome<{ discovered: Discovered }, RegistrationCode> {
  const withoutSlash = (text: string) => text.replace(/\/$/, "");
  // Another server could otherwise send people to the pages of this one, and receive the codes.
  if (withoutSlash(String(metadata["issuer"])) !== withoutSlash(issuer.href)) {
    return registrationFault("the metadata of the authorization server is that of another one");
  }
  const authorization = webUrl(metadata["authorization_endpoint"]);
  const token = webUrl(metadata["token_endpoint"]);
  const registration = webUrl(metadata["registration_endpoint"]);
  if (!authorization || !token) return registrationFault("the authorization server lacks endpoints");
  if (!registration) return registrationFault("the authorization server registers no clients");
  if (issuer.protocol === "https:" && authorization.protocol !== "https:") {
    return registrationFault("the authorization page is not encrypted");
  }
  if (!textsIn(metadata["code_challenge_methods_supported"]).includes("S256")) {
    return registrationFault("the authorization server does not support PKCE with S256");
  }
  const discovered = {
    issuer: String(metadata["issuer"]),
    authorizationUrl: authorization.href,
    tokenUrl: token.href,
    registrationUrl: registration.href,
    scopes,
    authMethods: textsIn(metadata["token_endpoint_auth_methods_supported"]),
  };
  return succeed({ discovered });
}

/** What a server answers to a request without a token. */
async function askChallenge(
  outgoing: Outgoing,
  url: string,
  headers: Readonly<Record<string, string>>,
  signingSecret: string,
): Promise<string> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", params: {} });
  const signed = signedHeaders(signingSecret, "application/json", body);
  const request = {
    headers: { ...headers, ...signed, accept: "application/json, text/event-stream" },
    body,
    timeoutMs: limits.external_auth_s * 1000,
    limitBody: () => undefined,
  };
  try {
    const answer = await outgoing.post(url, request);
    return answer.status === 401 ? (answer.headers["www-authenticate"] ?? "") : "";
  } catch (error) {
    if (error instanceof OutgoingFault) return "";
    throw error;
  }
}

/** A token for the resource is sent to the server, so the resource has to be the server, or what contains it. */
function isAbout(server: URL, { resource }: Fields): boolean {
  const named = webUrl(resource);
  if (named?.origin !== server.origin) return false;
  const path = named.pathname.replace(/\/$/, "");
  return server.pathname === path || server.pathname.startsWith(`${path}/`);
}

/** A document about an address with a path is below its own name; one about the whole host is elsewhere. */
function wellKnown({ origin, pathname }: URL, name: string): string[] {
  const path = pathname.replace(/\/$/, "");
  const whole = `${origin}/.well-known/${name}`;
  return path === "" ? [whole] : [`${whole}${path}`, `${origin}${path}/.well-known/${name}`, whole];
}
