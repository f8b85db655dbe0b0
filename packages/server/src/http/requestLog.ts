import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../ports/log.ts";
import { followRequest, noteRequest, requestNotes } from "../ports/requestNotes.ts";
import type { Span, Tracer } from "../ports/traces/span.ts";
import type { Answer, Call } from "./call.ts";
import { addressOf } from "./callerAddress.ts";
import { keepSpan, parentOf } from "./requestSpans.ts";

/** Load balancers ask these every few seconds. */
const probes: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/**
 * The line of one call. All of it is our own: names of methods, codes, ids and an address. What the caller wrote, such as
 * arguments or a path, is left out, because any of it may be a secret.
 */
export function logCall(log: Logger, call: Call, answer: Answer, durationMs: number): void {
  const { thrown } = answer;
  if (thrown === undefined && !log.isLevelEnabled("info")) return;
  const { caller, status } = answer;
  const line = {
    id: call.requestId,
    call: answer.method,
    // Not under the name `code`: the log masks fields of that name, which elsewhere hold OAuth codes.
    result: answer.code,
    status,
    duration_ms: inTenths(durationMs),
    team: caller.teamId || undefined,
    user: caller.userId || undefined,
    app: caller.appId,
    address: call.address(),
  };
  if (thrown === undefined) log.info(line, "call");
  else log.error({ ...line, err: thrown }, "call failed");
}

export interface RequestLog {
  /** Writes one line about a request that is no call, when its response has ended. */
  follow(request: IncomingMessage, response: ServerResponse, route?: string): void;
  /** Fastify's hook: the route is known once it has found it. */
  noteRoute(request: RoutedRequest): void;
}

/** A browser that leaves, or a picture that was not found, is no fault of the server. */
function endPageSpan(span: Span, { id, verb = "", route, status, team, app }: PageLine): void {
  if (probes.includes(route)) return span.drop();
  span.rename(`${verb} ${route}`);
  span.set({
    "http.request.method": verb,
    "http.route": route,
    "http.response.status_code": status,
    "platform.request_id": id,
    "platform.team": team,
    "platform.app": app,
  });
  span.end(status >= 500 ? "failed" : "ok");
}

interface PageLine {
  readonly id: string;
  readonly verb: string | undefined;
  readonly route: string;
  readonly status: number;
  readonly team: string | undefined;
  readonly app: string | undefined;
}

interface RoutedRequest {
  readonly raw: IncomingMessage;
  readonly routeOptions: { readonly url?: string | undefined };
  readonly params: unknown;
}

export interface RequestLogOptions {
  readonly log: Logger;
  readonly nextRequestId: () => string;
  readonly isTrustedProxy?: (address: string) => boolean;
  readonly tracer?: Tracer | undefined;
}

export function createRequestLog({ log, nextRequestId, isTrustedProxy, tracer }: RequestLogOptions): RequestLog {
  return {
    follow(request, response, route) {
      const span = tracer?.begin("page", "server", { parent: parentOf(request.headers) });
      if (span) keepSpan(request, span);
      else if (!log.isLevelEnabled("info")) return;
      const started = performance.now();
      const id = nextRequestId();
      // Asked now: a connection that has ended has no address any more.
      const address = addressOf(request, isTrustedProxy ?? (() => false));
      response.setHeader("x-slack-req-id", id);
      followRequest(request, { route });
      response.once("close", () => {
        const { route: found = "none", team, user, app } = requestNotes(request);
        const line = {
          id,
          verb: request.method,
          route: found,
          status: response.statusCode,
          result: response.writableFinished ? undefined : "broken off",
          duration_ms: inTenths(performance.now() - started),
          team,
          user,
          app,
          address,
        };
        log[probes.includes(found) ? "debug" : "info"](line, "page");
        if (span) endPageSpan(span, line);
      });
    },
    noteRoute({ raw, routeOptions, params }) {
      const team = (params as { readonly teamId?: string } | null)?.teamId;
      noteRequest(raw, { route: routeOptions.url, ...(isTeamId(team) ? { team } : {}) });
    },
  };
}

/** An address can be any text; only what looks like an id is one. */
function isTeamId(text: string | undefined): text is string {
  return text !== undefined && /^[TE][A-Z0-9]{2,20}$/.test(text);
}

function inTenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
