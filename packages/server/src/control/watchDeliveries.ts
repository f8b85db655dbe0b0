import { limits } from "@platform/protocol";
import type { DeliveryWatch } from "../delivery/watch.ts";
import type { Clock } from "../ports/ports.ts";
import type { CallLog } from "./callLog.ts";

/** Logs deliveries and interactions, each with the id of what caused it. */
export function watchDeliveries(callLog: CallLog, clock: Clock): Omit<DeliveryWatch, "copyEvents"> {
  /** Which event of the outbox each delivery is about; as many as the log could still show. */
  const sources = new Map<string, number>();
  return {
    queued(deliveries) {
      for (const { eventId, outboxId } of deliveries) if (outboxId !== undefined) sources.set(eventId, outboxId);
      for (const oldest of sources.keys()) {
        if (sources.size <= limits.log_entries_max) break;
        sources.delete(oldest);
      }
    },
    tried(delivery, ending, durationMs) {
      // Requests of another server are logged there.
      if (delivery.kind === "question") return;
      const isFailed = ending.kind === "failed";
      const waitS = isFailed && ending.mayRetry ? limits.delivery_retries_s[delivery.attempt] : undefined;
      callLog.add({
        kind: "delivery",
        atMs: clock.nowMs(),
        appId: delivery.app_id,
        teamId: delivery.team_id,
        eventId: delivery.event_id,
        outboxId: sources.get(delivery.event_id),
        type: delivery.type,
        way: delivery.way,
        attempt: delivery.attempt,
        code: isFailed ? ending.reason : ending.kind,
        retryInS: waitS,
        durationMs,
        payload: delivery.envelope,
        size: delivery.envelope.length,
      });
    },
    asked(appId, { kind, payload }, reply, { durationMs, requestId }) {
      const text = JSON.stringify(payload);
      const answer = reply.answered ? JSON.stringify(reply.body) : undefined;
      callLog.add({
        kind: "interaction",
        atMs: clock.nowMs(),
        appId,
        requestId,
        type: typeof payload["type"] === "string" ? payload["type"] : kind,
        code: reply.answered ? "acknowledged" : reply.why,
        durationMs,
        payload: text,
        answer,
        size: text.length + (answer?.length ?? 0),
      });
    },
  };
}
