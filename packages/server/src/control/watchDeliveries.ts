import { limits } from "@platform/protocol";
import type { DeliveryWatch } from "../delivery/watch.ts";
import type { CallLog } from "./callLog.ts";
import { type Causes, requestIn } from "./causes.ts";

/** Logs deliveries, each with its event and the request that caused it. */
export function watchDeliveries(callLog: CallLog, causes: Causes): Omit<DeliveryWatch, "copyEvents"> {
  return {
    begin: callLog.begin,
    queued(deliveries) {
      const { order } = callLog.begin();
      for (const { eventId, outboxId, cause } of deliveries) {
        if (outboxId === undefined) continue;
        causes.deliveries.set(eventId, { outboxId, requestId: requestIn(cause) });
        causes.queued.set(outboxId, order);
      }
    },
    tried(delivery, ending, { began, durationMs }) {
      // Requests of another server are logged there.
      if (delivery.kind === "question") return;
      const isFailed = ending.kind === "failed";
      const waitS = isFailed && ending.mayRetry ? limits.delivery_retries_s[delivery.attempt] : undefined;
      const source = causes.deliveries.get(delivery.event_id);
      callLog.add({
        kind: "delivery",
        ...began,
        appId: delivery.app_id,
        teamId: delivery.team_id,
        eventId: delivery.event_id,
        outboxId: source?.outboxId,
        requestId: source?.requestId,
        type: delivery.type,
        way: delivery.way,
        attempt: delivery.attempt,
        code: isFailed ? ending.reason : ending.kind,
        status: "status" in ending ? ending.status : undefined,
        retryInS: waitS,
        durationMs,
        payload: delivery.envelope,
        size: delivery.envelope.length,
      });
    },
  };
}
