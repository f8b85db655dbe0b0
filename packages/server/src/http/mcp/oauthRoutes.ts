import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { JsonFault, parseJson } from "../../ports/json.ts";
import { answerCall } from "../call.ts";
import { addressOf, networkOf } from "../callerAddress.ts";
import type { McpRouteOptions } from "./mcpRoute.ts";
import { isObject } from "./rpc.ts";

const resourcePath = "/.well-known/oauth-protected-resource";
const serverPath = "/.well-known/oauth-authorization-server";
const registerPath = "/oauth/register";
const tokenPath = "/oauth/token";

/** Clients register once; more often only while they are set up. */
const registrations = { perMinute: 20 };
const metadataMaxAgeS = 300;

/**
 * How a client of `/mcp` finds out where people sign in, registers, and gets its tokens: RFC 9728, 8414, 7591 and 6749.
 * Consent is asked for on the page of all apps, so that all rules of administrators hold.
 */
export function addMcpOauthRoutes(app: FastifyInstance, options: McpRouteOptions): void {
  const { services } = options;
  // A document below the address of the endpoint is about the endpoint, the other one about the whole server.
  for (const suffix of ["", "/mcp"]) {
    app.get(resourcePath + suffix, async (_request, reply) =>
      sendPublic(reply, describeResource(services.baseUrl(), suffix, await scopesOfTools())),
    );
    app.get(serverPath + suffix, async (_request, reply) =>
      sendPublic(reply, describeServer(services.baseUrl(), await scopesOfTools())),
    );
  }
  app.post(registerPath, (request, reply) => register(options, request, reply));
  app.post(tokenPath, (request, reply) => exchange(options, request, reply));
}

async function scopesOfTools(): Promise<readonly string[]> {
  return (await import("./scopes.ts")).toolScopes;
}

function describeResource(baseUrl: string, suffix: string, scopes: readonly string[]) {
  return {
    resource: baseUrl + suffix,
    authorization_servers: [baseUrl],
    bearer_methods_supported: ["header"],
    scopes_supported: scopes,
    resource_name: "Platform",
    resource_documentation: `${baseUrl}/docs/guides/assistants`,
    tls_client_certificate_bound_access_tokens: false,
  };
}

function describeServer(issuer: string, scopes: readonly string[]) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/v2_user/authorize`,
    token_endpoint: issuer + tokenPath,
    registration_endpoint: issuer + registerPath,
    response_types_supported: ["code"],
    response_modes_supported: ["query", "form_post"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_post", "client_secret_basic"],
    code_challenge_methods_supported: ["S256"],
    scopes_supported: scopes,
    service_documentation: `${issuer}/docs/guides/assistants`,
  };
}

/** Public, and read by scripts of any origin. */
function sendPublic(reply: FastifyReply, body: object): FastifyReply {
  return reply
    .header("access-control-allow-origin", "*")
    .header("cache-control", `public, max-age=${metadataMaxAgeS}`)
    .header("x-content-type-options", "nosniff")
    .send(body);
}

interface OauthFault {
  readonly status: number;
  readonly error: string;
  readonly description: string;
}

function sendFault(reply: FastifyReply, { status, error, description }: OauthFault): FastifyReply {
  return sendPrivate(reply.code(status), { error, error_description: description });
}

function sendPrivate(reply: FastifyReply, body: object): FastifyReply {
  return reply
    .header("access-control-allow-origin", "*")
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

const registrationFaults: Readonly<Record<string, OauthFault>> = {
  invalid_redirect_uri: {
    status: 400,
    error: "invalid_redirect_uri",
    description: "redirect_uris has to name addresses with https, on this machine, or of a known editor.",
  },
  invalid_client_metadata: { status: 400, error: "invalid_client_metadata", description: "client_name is missing." },
  too_many_clients: {
    status: 503,
    error: "temporarily_unavailable",
    description: "Too many clients are registered. Ask an administrator for the id of one.",
  },
};

async function register(
  { services, callServices, isTrustedProxy = () => false }: McpRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const waitS = callServices.takeRate(
    `oauth.register ${networkOf(addressOf(request.raw, isTrustedProxy))}`,
    registrations,
  );
  if (waitS > 0) {
    const fault = { status: 429, error: "temporarily_unavailable", description: "Register again later." };
    return sendFault(reply.header("retry-after", String(waitS)), fault);
  }
  const body = parseJson(Buffer.isBuffer(request.body) ? request.body.toString() : "");
  if (body instanceof JsonFault || !isObject(body)) {
    return sendFault(reply, { status: 400, error: "invalid_client_metadata", description: "Send JSON." });
  }
  const { client_name: name, redirect_uris: uris } = body;
  const redirectUris = Array.isArray(uris) && uris.every((uri): uri is string => typeof uri === "string") ? uris : [];
  const scopes = await scopesOfTools();
  const registered = await services.register({ name: typeof name === "string" ? name : "", redirectUris, scopes });
  if (!registered.ok) {
    const fault = registrationFaults[registered.error];
    if (!fault) throw new Error(`a registration was refused with ${registered.error}`);
    return sendFault(reply, fault);
  }
  return sendPrivate(reply.code(201), {
    client_id: registered.clientId,
    client_id_issued_at: Math.floor(services.nowMs() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope: scopes.join(" "),
  });
}

/** The codes of RFC 6749 for those of the method; libraries decide by them whether to sign in again. */
const tokenFaults: Readonly<Record<string, readonly [status: number, error: string]>> = {
  invalid_client_id: [401, "invalid_client"],
  bad_client_secret: [401, "invalid_client"],
  invalid_code: [400, "invalid_grant"],
  bad_redirect_uri: [400, "invalid_grant"],
  invalid_code_verifier: [400, "invalid_grant"],
  invalid_refresh_token: [400, "invalid_grant"],
  oauth_authorization_url_mismatch: [400, "invalid_grant"],
  no_user_scopes: [400, "invalid_scope"],
  invalid_grant_type: [400, "unsupported_grant_type"],
  ratelimited: [429, "temporarily_unavailable"],
  service_unavailable: [503, "temporarily_unavailable"],
  internal_error: [500, "server_error"],
};

interface TokenAnswer {
  readonly ok: boolean;
  readonly error?: string;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
  readonly authed_user?: { readonly scope: string };
}

/** `oauth.v2.user.access` in the form of the standard. */
async function exchange(
  { callServices, observe, nextRequestId, isTrustedProxy = () => false }: McpRouteOptions,
  { raw, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = performance.now();
  const call = {
    method: "oauth.v2.user.access",
    query: "",
    contentType: raw.headers["content-type"],
    body: Buffer.isBuffer(body) ? body : undefined,
    authorization: raw.headers.authorization,
    requestId: nextRequestId(),
    address: () => addressOf(raw, isTrustedProxy),
    client: () => raw.headers["user-agent"] ?? "",
  };
  const answer = await answerCall(callServices, call);
  observe(call, answer, performance.now() - started);
  const given = JSON.parse(answer.text) as TokenAnswer;
  if (!given.ok) {
    const [status, error] = tokenFaults[given.error ?? ""] ?? [400, "invalid_request"];
    const retryAfter = answer.headers["retry-after"];
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    return sendFault(reply, { status, error, description: given.error ?? error });
  }
  const { access_token, refresh_token, expires_in, authed_user: user } = given;
  return sendPrivate(reply, {
    access_token,
    token_type: "Bearer",
    ...(expires_in !== undefined && { expires_in }),
    ...(refresh_token !== undefined && { refresh_token }),
    scope: (user?.scope ?? "").replaceAll(",", " "),
  });
}
