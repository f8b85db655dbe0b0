import type { Refusal } from "@platform/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "../ports/log.ts";
import { addressOf } from "./callerAddress.ts";
import { readCredentials } from "./credentials.ts";

export interface LogsRequest {
  readonly token: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly address: () => string;
  readonly client: () => string;
}

/** What the route needs from the rest. */
export interface AuditLogServices {
  /** The kinds of entities with their fields. */
  readonly schemas: readonly object[];
  /** The names of actions by category. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  readLogs(
    request: LogsRequest,
  ): Promise<
    | { readonly ok: true; readonly entries: readonly object[]; readonly next: string }
    | (Refusal<string> & { readonly retryAfterS?: number })
  >;
}

interface AuditRouteOptions {
  readonly services: AuditLogServices;
  readonly log: Logger;
  readonly isTrustedProxy?: (address: string) => boolean;
}

/** Clients of this API throw on the status alone: a refusal with 200 would look like an empty log. */
const statuses: Readonly<Record<string, number>> = {
  not_authed: 401,
  invalid_auth: 401,
  token_expired: 401,
  token_revoked: 401,
  account_inactive: 401,
  invalid_arguments: 400,
  invalid_cursor: 400,
  ratelimited: 429,
  service_unavailable: 503,
};
const forbidden = 403;

/** `GET /audit/v1/logs`, `/schemas` and `/actions`: Slack's Audit Logs API, which is not part of the Web API. */
export function addAuditRoute(
  app: FastifyInstance,
  { services, log, isTrustedProxy = () => false }: AuditRouteOptions,
): void {
  app.get("/audit/v1/schemas", (_request, reply) => send(reply, 200, { schemas: services.schemas }));
  app.get("/audit/v1/actions", (_request, reply) => send(reply, 200, { actions: services.actions }));
  app.get("/audit/v1/logs", async (request, reply) => {
    const { raw } = request;
    try {
      const answer = await services.readLogs({
        token: readCredentials(raw.headers.authorization).bearer,
        query: request.query as Record<string, unknown>,
        address: () => addressOf(raw, isTrustedProxy),
        client: () => raw.headers["user-agent"] ?? "",
      });
      if (!answer.ok) return sendRefusal(reply, answer);
      return send(reply, 200, { entries: answer.entries, response_metadata: { next_cursor: answer.next } });
    } catch (error) {
      log.error({ err: error }, "reading the audit log failed");
      return send(reply, 500, { ok: false, error: "internal_error" });
    }
  });
}

function sendRefusal(
  reply: FastifyReply,
  { retryAfterS, ...refusal }: Refusal<string> & { readonly retryAfterS?: number },
): FastifyReply {
  if (retryAfterS !== undefined) reply.header("retry-after", String(Math.ceil(retryAfterS)));
  return send(reply, statuses[refusal.error] ?? forbidden, refusal);
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}
