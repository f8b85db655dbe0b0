import { limits } from "@platform/protocol";
import type { Claim, DeliveryRow, DeliveryWay } from "../domain/deliveries/claimDeliveries.ts";
import type { Ending, Settled } from "../domain/deliveries/settleDelivery.ts";
import type { FaultSlot } from "../ports/faultEffect.ts";
import type { Logger } from "../ports/log.ts";
import { type DeliveryTracer, traceDelivery } from "./traceDelivery.ts";
import { tryDelivery, type Ways } from "./tryDelivery.ts";
import type { DeliveryWatch } from "./watch.ts";

export interface DeliveryWorkerOptions extends Ways {
  readonly log: Logger;
  readonly faults: FaultSlot;
  readonly watch: DeliveryWatch | undefined;
  readonly tracer: DeliveryTracer | undefined;
  readDueApps(way: DeliveryWay): Promise<readonly string[]>;
  claim(claim: Omit<Claim, "serverId">): Promise<readonly DeliveryRow[]>;
  settle(settled: Settled): Promise<void>;
}

export interface DeliveryWorker {
  /** Takes what is due and begins to hand it over; does not wait for the apps. */
  look(): Promise<void>;
  isBusy(): boolean;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** Carries deliveries to their apps. What one app makes it wait for, no other app waits for. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { log, sockets } = options;
  const underWay = new Set<Promise<void>>();
  /** The attempts under way by delivery; no longer what is only being written down. */
  const inHand = new Map<number, number>();
  const requests = new Map<string, number>();

  async function look(): Promise<void> {
    while ((await take("http")) + (await take("socket")) > 0);
  }

  async function take(way: DeliveryWay): Promise<number> {
    if (way === "socket" && !sockets.hasAny()) return 0;
    const due = await options.readDueApps(way);
    const apps = due
      .map((appId) => ({ appId, limit: way === "socket" ? sockets.roomOf(appId) : roomFor(appId) }))
      .filter(({ limit }) => limit > 0);
    if (apps.length === 0) return 0;
    const claimed = await options.claim({ way, apps });
    // When the clock was moved, what is under way here may be taken for forgotten.
    const fresh = claimed.filter(({ id }) => !inHand.has(id));
    // It was claimed as the next attempt, and ends as the one that it now is.
    for (const { id, attempt } of claimed) if (inHand.has(id)) inHand.set(id, attempt);
    for (const delivery of fresh) begin(delivery);
    return fresh.length;
  }

  function roomFor(appId: string): number {
    return limits.delivery_requests_max - (requests.get(appId) ?? 0);
  }

  function begin(delivery: DeliveryRow): void {
    count(delivery, 1);
    inHand.set(delivery.id, delivery.attempt);
    const done = carry(delivery).finally(() => {
      count(delivery, -1);
      underWay.delete(done);
    });
    underWay.add(done);
  }

  function count({ app_id: appId, way }: DeliveryRow, by: number): void {
    if (way !== "http") return;
    const now = (requests.get(appId) ?? 0) + by;
    if (now === 0) requests.delete(appId);
    else requests.set(appId, now);
  }

  async function carry(delivery: DeliveryRow): Promise<void> {
    const { id, app_id: appId, team_id: teamId } = delivery;
    try {
      const started = performance.now();
      const began = options.watch?.begin();
      let { attempt } = delivery;
      const ending = await traceDelivery(options.tracer, delivery, () => attemptWithFaults(options, delivery)).finally(
        () => {
          attempt = inHand.get(id) ?? attempt;
          inHand.delete(id);
        },
      );
      if (began) options.watch?.tried(delivery, ending, { began, durationMs: performance.now() - started });
      // Only now: the next try may be claimed in the very commit that ends this one.
      await options.settle({ id, appId, teamId, attempt, ending });
    } catch (error) {
      // Its lease ends, and it is tried again.
      log.warn({ err: error, delivery: id }, "a delivery could not be tried");
    }
  }

  return {
    look,
    isBusy: () => underWay.size > 0,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

async function attemptWithFaults(
  options: Ways & { readonly faults: FaultSlot },
  delivery: DeliveryRow,
): Promise<Ending> {
  const fault = options.faults.take?.(delivery.type);
  await fault?.delay?.();
  if (fault?.drop === "request") return { kind: "failed", reason: "connection_failed", mayRetry: true };
  const ending = await tryDelivery(options, delivery);
  if (fault?.drop !== "answer" || ending.kind !== "acknowledged") return ending;
  // The app has the event and does not know that its acknowledgement was lost.
  return { kind: "failed", reason: delivery.way === "http" ? "http_timeout" : "timeout", mayRetry: true };
}
