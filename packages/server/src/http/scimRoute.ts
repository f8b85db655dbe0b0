import { type Refusal, refuse } from "@platform/protocol";
import type { ScimVersion } from "@platform/protocol/scim.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { JsonFault, parseJson } from "../ports/json.ts";
import type { Logger } from "../ports/log.ts";
import { addressOf } from "./callerAddress.ts";
import { readCredentials } from "./credentials.ts";
import { presentScimError } from "./scimError.ts";

export type ScimMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface ScimRequest {
  readonly version: ScimVersion;
  readonly method: ScimMethod;
  /** What follows the version, such as `Users` and an id. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  readonly address: () => string;
  readonly client: () => string;
}

export type ScimAnswer =
  | { readonly ok: true; readonly status: number; readonly body?: object; readonly location?: string }
  | (Refusal<string> & { readonly retryAfterS?: number });

/** What the route needs from the rest. */
export interface ScimServices {
  answer(request: ScimRequest): Promise<ScimAnswer>;
}

interface ScimRouteOptions {
  readonly services: ScimServices;
  readonly log: Logger;
  readonly isTrustedProxy?: (address: string) => boolean;
}

const methods: readonly ScimMethod[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** `/scim/v2/` and `/scim/v1/`: identity providers add, change and deactivate people and user groups. */
export function addScimRoute(app: FastifyInstance, options: ScimRouteOptions): void {
  // The second one is the base itself, whose slash at the end does not count.
  for (const url of ["/scim/:version/*", "/scim/:version"])
    app.route({ method: [...methods], url, ...routeOf(options) });
}

function routeOf(options: ScimRouteOptions): Pick<RouteOptions, "errorHandler" | "handler"> {
  const { services, log } = options;
  return {
    // The server's own errors have the status 200, which these clients take for success.
    errorHandler: (error: FastifyError, _request, reply) => {
      const isLarge = error.code === "FST_ERR_CTP_BODY_TOO_LARGE";
      void sendRefusal(reply, refuse(isLarge ? "too_large" : "invalid_syntax"));
    },
    handler: async (request, reply) => {
      try {
        const read = readRequest(request, options);
        if (!read.ok) return sendRefusal(reply, read);
        const answer = await services.answer(read.request);
        if (!answer.ok) return sendRefusal(reply, answer);
        if (answer.location !== undefined) reply.header("location", answer.location);
        return send(reply, answer.status, answer.body);
      } catch (error) {
        log.error({ err: error }, "a SCIM request failed");
        return sendRefusal(reply, refuse("internal_error"));
      }
    },
  };
}

type Read = { readonly ok: true; readonly request: ScimRequest } | Refusal<"not_found" | "invalid_syntax">;

function readRequest(request: FastifyRequest, { isTrustedProxy = () => false }: ScimRouteOptions): Read {
  const { raw } = request;
  const { version, "*": rest = "" } = request.params as { version: string; "*"?: string };
  if (version !== "v1" && version !== "v2") return refuse("not_found");
  const body = readBody(request);
  if (body instanceof JsonFault) return refuse("invalid_syntax", body.message);
  return {
    ok: true,
    request: {
      version,
      method: request.method as ScimMethod,
      path: rest.split("/").filter((part) => part !== ""),
      query: request.query as Record<string, unknown>,
      body,
      token: readCredentials(raw.headers.authorization).bearer,
      address: () => addressOf(raw, isTrustedProxy),
      client: () => raw.headers["user-agent"] ?? "",
    },
  };
}

/** Whatever the content type says: clients send `application/json` and `application/scim+json` alike. */
function readBody({ method, body }: FastifyRequest): Record<string, unknown> | JsonFault {
  if (method === "GET" || method === "DELETE") return {};
  const value = parseJson(Buffer.isBuffer(body) ? body.toString() : "");
  if (value instanceof JsonFault) return value;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return new JsonFault("malformed", "the body has to be an object");
  return value as Record<string, unknown>;
}

function sendRefusal(
  reply: FastifyReply,
  { retryAfterS, ...refusal }: Refusal<string> & { readonly retryAfterS?: number },
): FastifyReply {
  if (retryAfterS !== undefined) reply.header("retry-after", String(Math.ceil(retryAfterS)));
  const { status, body } = presentScimError(refusal);
  if (status === 401) reply.header("www-authenticate", "Bearer");
  return send(reply, status, body);
}

function send(reply: FastifyReply, status: number, body: object | undefined): FastifyReply {
  reply.code(status).header("cache-control", "no-store");
  if (body === undefined) return reply.send();
  return reply.type("application/scim+json; charset=utf-8").send(JSON.stringify(body));
}
