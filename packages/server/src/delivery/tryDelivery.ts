import { limits } from "@platform/protocol";
import type { DeliveryRow } from "../domain/deliveries/claimDeliveries.ts";
import type { AppEndpoint } from "../domain/deliveries/appEndpoint.ts";
import type { Ending } from "../domain/deliveries/settleDelivery.ts";
import {
  type Outgoing,
  type OutgoingAnswer,
  OutgoingFault,
  type OutgoingFaultKind,
} from "../ports/outgoing/outgoing.ts";
import { signedHeaders } from "../ports/signedHeaders.ts";
import type { AppSockets, SocketEnvelope } from "./appSockets.ts";

export interface Ways {
  readonly outgoing: Outgoing;
  readonly sockets: AppSockets;
  readAppEndpoint(appId: string): Promise<AppEndpoint | undefined>;
}

/** Hands an event over to its app, once, and tells how that went. */
export function tryDelivery(ways: Ways, delivery: DeliveryRow): Promise<Ending> {
  return delivery.way === "socket" ? trySocket(ways, delivery) : tryRequest(ways, delivery);
}

async function trySocket({ sockets, readAppEndpoint }: Ways, delivery: DeliveryRow): Promise<Ending> {
  if (delivery.kind === "question") return tryQuestion(sockets, delivery);
  const endpoint = await readAppEndpoint(delivery.app_id);
  if (!endpoint) return { ...failed("no_app"), mayRetry: false };
  const outcome = await sockets.send(delivery.app_id, {
    type: "events_api",
    payload: withToken(endpoint, delivery),
    acceptsAnswer: false,
    retry: { attempt: delivery.attempt, reason: delivery.reason },
  });
  if (outcome.kind === "acknowledged") return { kind: "acknowledged" };
  return outcome.kind === "timeout" ? failed("timeout") : { kind: "released" };
}

/** A request of another server on behalf of a person who is waiting there. */
async function tryQuestion(sockets: AppSockets, { app_id: appId, envelope }: DeliveryRow): Promise<Ending> {
  const outcome = await sockets.send(appId, JSON.parse(envelope) as SocketEnvelope);
  if (outcome.kind === "no_connection") return { kind: "released" };
  return { kind: "answered", answer: JSON.stringify(outcome) };
}

async function tryRequest({ outgoing, readAppEndpoint }: Ways, delivery: DeliveryRow): Promise<Ending> {
  const endpoint = await readAppEndpoint(delivery.app_id);
  if (endpoint?.eventsUrl === undefined) return { ...failed("no_request_url"), mayRetry: false };
  const { attempt, reason } = delivery;
  const body = withToken(endpoint, delivery);
  const headers = signedHeaders(endpoint.signingSecret, "application/json", body);
  if (attempt > 0) {
    headers["x-slack-retry-num"] = String(attempt);
    headers["x-slack-retry-reason"] = reason;
  }
  try {
    const answer = await outgoing.post(endpoint.eventsUrl, { headers, body, timeoutMs: limits.delivery_ack_s * 1000 });
    return endingOf(answer);
  } catch (error) {
    if (error instanceof OutgoingFault) return failed(reasonOf(error));
    throw error;
  }
}

/** Secrets are put in on the way out: what is stored must hold nothing that opens anything. */
function withToken(endpoint: AppEndpoint, { type, envelope }: DeliveryRow): string {
  const payload =
    type === "function_executed" ? withFunctionToken(endpoint, envelope) : endpoint.withActionToken(envelope);
  return `{"token":"${endpoint.verificationToken}",${payload.slice(1)}`;
}

function withFunctionToken({ functionToken }: AppEndpoint, envelope: string): string {
  const body = JSON.parse(envelope) as { readonly event: { readonly function_execution_id: string } };
  const token = functionToken(body.event.function_execution_id);
  return JSON.stringify({ ...body, event: { ...body.event, bot_access_token: token } });
}

function endingOf({ status, headers, isRedirect }: OutgoingAnswer): Ending {
  if (status >= 200 && status < 300) return { kind: "acknowledged", status };
  const reason = isRedirect ? "too_many_redirects" : "http_error";
  return { ...failed(reason), status, mayRetry: headers["x-slack-no-retry"] !== "1" };
}

function failed(reason: string): Ending & { kind: "failed" } {
  return { kind: "failed", reason, mayRetry: true };
}

/** In the words that apps know from the header of a retry. */
function reasonOf({ kind }: OutgoingFault): string {
  return reasons[kind];
}

const reasons: Readonly<Record<OutgoingFaultKind, string>> = {
  timeout: "http_timeout",
  connection: "connection_failed",
  unresolvable: "connection_failed",
  refused_address: "connection_failed",
  tls: "ssl_error",
  too_large: "http_error",
  bad_url: "unknown_error",
};
