import type { DeliveryRow } from "../domain/deliveries/claimDeliveries.ts";
import type { NewDelivery } from "../domain/deliveries/planDeliveries.ts";
import type { Ending } from "../domain/deliveries/settleDelivery.ts";
import { inSpan, type Tracer } from "../ports/traces/span.ts";
import { splitCause } from "../ports/traces/traceparent.ts";

/** A tracer that knows in which traces events were written. */
export interface DeliveryTracer extends Pick<Tracer, "begin"> {
  /** Events were queued for apps. */
  queued(deliveries: readonly NewDelivery[]): void;
  parentOf(eventId: string): string | undefined;
}

/** Those whose deliveries are still tried after this many others begin traces of their own. */
const eventsMax = 10_000;

/**
 * Remembers the causes of events here instead of in their rows: only servers with a collector need them, and in most
 * installations the server that queues a delivery also carries it. Elsewhere it begins a trace of its own.
 */
export function openDeliveryTracer({ begin }: Tracer): DeliveryTracer {
  const parents = new Map<string, string>();
  return {
    begin,
    queued(deliveries) {
      for (const { eventId, cause } of deliveries) {
        const { traceparent } = splitCause(cause);
        if (traceparent !== undefined) parents.set(eventId, traceparent);
      }
      for (const [oldest] of parents) {
        if (parents.size <= eventsMax) break;
        parents.delete(oldest);
      }
    },
    parentOf: (eventId) => parents.get(eventId),
  };
}

/** One attempt is one span. Those of one event are siblings. */
export async function traceDelivery(
  tracer: DeliveryTracer | undefined,
  delivery: DeliveryRow,
  attempt: () => Promise<Ending>,
): Promise<Ending> {
  // A question is a part of the call that waits for its answer on another server.
  if (!tracer || delivery.kind === "question") return attempt();
  const parent = tracer.parentOf(delivery.event_id);
  const span = tracer.begin(`deliver ${delivery.type}`, "client", { parent });
  span?.set({
    "platform.event": delivery.type,
    "platform.app": delivery.app_id,
    "platform.team": delivery.team_id,
    "platform.way": delivery.way,
    "http.request.resend_count": delivery.attempt,
  });
  try {
    const ending = await inSpan(span, attempt);
    const result = ending.kind === "failed" ? ending.reason : ending.kind;
    span?.set({
      "platform.result": result,
      "http.response.status_code": "status" in ending ? ending.status : undefined,
    });
    span?.end(ending.kind === "failed" ? "failed" : "ok");
    return ending;
  } catch (error) {
    span?.end("failed");
    throw error;
  }
}
