import type { FastifyReply } from "fastify";
import type { Handler } from "../handler.ts";
import { authorizePaths } from "./installRequest.ts";
import type { InstallServices } from "./installServices.ts";

export interface OpenidOptions {
  readonly installs: InstallServices;
  readonly baseUrl: () => string;
}

/** How long a client may use the keys that it has. A token that names an unknown key makes it ask earlier. */
const keysMaxAgeS = 3600;

/** Where clients of OpenID Connect find everything else about this server, and the keys of its tokens. */
export function openidHandlers({ installs, baseUrl }: OpenidOptions) {
  const openidConfiguration: Handler = async (_request, reply) => sendJson(reply, describe(baseUrl()));
  const openidKeys: Handler = async (_request, reply) => sendJson(reply, { keys: await installs.publishedKeys() });
  return { openidConfiguration, openidKeys };
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}${authorizePaths.openid}`,
    token_endpoint: `${issuer}/api/openid.connect.token`,
    userinfo_endpoint: `${issuer}/api/openid.connect.userInfo`,
    jwks_uri: `${issuer}/openid/connect/keys`,
    scopes_supported: ["openid", "profile", "email"],
    response_types_supported: ["code"],
    response_modes_supported: ["query", "form_post"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    claims_supported: ["sub", "auth_time", "iss", "email", "email_verified", "name", "picture", "locale"],
    code_challenge_methods_supported: ["S256"],
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic", "none"],
  };
}

/** Public, and read by scripts of any origin. */
function sendJson(reply: FastifyReply, body: object): FastifyReply {
  return reply
    .header("access-control-allow-origin", "*")
    .header("cache-control", `public, max-age=${keysMaxAgeS}`)
    .header("x-content-type-options", "nosniff")
    .send(body);
}
