import { createDeliveryWorker } from "../delivery/deliveryWorker.ts";
import { createInteractionDispatch, type Dispatch } from "../delivery/dispatchInteraction.ts";
import { createRemoteSockets, type SendToRemoteSocket } from "../delivery/remoteSockets.ts";
import { createOutboxConsumer } from "../delivery/outboxConsumer.ts";
import { createPoller } from "../delivery/poller.ts";
import type { AppSockets } from "../delivery/appSockets.ts";
import type { DeliveryWatch } from "../delivery/watch.ts";
import { openDeliveryTracer } from "../delivery/traceDelivery.ts";
import { nobody } from "../domain/caller.ts";
import { askRemoteSockets } from "../domain/deliveries/askRemoteSockets.ts";
import { claimDeliveries, readDueApps } from "../domain/deliveries/claimDeliveries.ts";
import { forgetQuestion } from "../domain/deliveries/forgetQuestion.ts";
import { planDeliveries } from "../domain/deliveries/planDeliveries.ts";
import { beginDeliveries, readDeliveriesPosition } from "../domain/deliveries/position.ts";
import { queueDeliveries } from "../domain/deliveries/queueDeliveries.ts";
import { readAnswer } from "../domain/deliveries/questions.ts";
import { readAppEndpoint } from "../domain/deliveries/appEndpoint.ts";
import { settleDelivery } from "../domain/deliveries/settleDelivery.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import type { PresentEvent } from "../domain/events/presentEvent.ts";
import { readLastEvent } from "../domain/events/readEvents.ts";
import type { FaultSlot } from "../ports/faultEffect.ts";
import type { Logger } from "../ports/log.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import { type Clock, type Secrets, systemIds } from "../ports/ports.ts";
import type { Tracer } from "../ports/traces/span.ts";
import type { Store } from "../storage/store.ts";
import type { ServerLease } from "./serverLease.ts";

export interface DeliveryOptions {
  readonly lease: Pick<ServerLease, "claimant">;
  /** Something that is due later was committed. */
  readonly onPlanned: () => void;
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly faults: FaultSlot;
  readonly outgoing: Outgoing;
  readonly sockets: AppSockets;
  readonly watch: DeliveryWatch | undefined;
  readonly tracer: Tracer | undefined;
  readonly present: PresentEvent;
}

export interface Delivery {
  start(): Promise<void>;
  readonly dispatch: Dispatch;
  /** An app can take something: look at once. */
  wake(): void;
  /** Looks if there is something to look for. */
  follow(agenda: Agenda): void;
  /** The store was put back to another state: goes on from where that one stood, or from now on. */
  begin(): Promise<void>;
  /** Stores how far the outbox was read, so that it can be pruned. */
  savePosition(): Promise<void>;
  /** Hands over what is due, and waits until every app has answered or failed to. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

function endpointReader({ store, clock, secrets }: Pick<DeliveryOptions, "store" | "clock" | "secrets">) {
  return (appId: string) => readAppEndpoint({ db: store.db, secrets, nowMs: clock.nowMs() }, appId);
}

/** From committed events to the apps that subscribed to them. */
export function openDelivery(options: DeliveryOptions): Delivery {
  const { store, clock, secrets, log, faults, outgoing, sockets, watch, present, lease, onPlanned } = options;
  const { db } = store;
  const tracer = options.tracer && openDeliveryTracer(options.tracer);
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  const ways = { outgoing, sockets, tracer, readAppEndpoint: endpointReader(options) };
  const outboxConsumer = createOutboxConsumer({
    readPosition: () => readDeliveriesPosition(db),
    readEnd: () => readLastEvent(db),
    async plan(after) {
      const { deliveries: found, ...plan } = await planDeliveries(db, { secrets, ids: systemIds, present }, after);
      return { ...plan, found };
    },
    async queue({ found: deliveries, ...stretch }) {
      tracer?.queued(deliveries);
      const { ok } = await store.write(queueDeliveries, now(), { ...stretch, deliveries });
      if (ok) watch?.queued(deliveries);
      return ok;
    },
  });
  const deliveryWorker = createDeliveryWorker({
    ...ways,
    log,
    faults,
    watch,
    readDueApps: (way) => readDueApps(db, way, clock.nowMs()),
    async claim(claim) {
      const claimed = await store.write(claimDeliveries, now(), { ...claim, serverId: lease.claimant });
      return claimed.ok ? claimed.deliveries : [];
    },
    async settle(settled) {
      await store.write(settleDelivery, now(), settled);
      // There may be a next try, or capacity for another one.
      onPlanned();
    },
  });
  const begin = async (): Promise<void> => {
    await store.write(beginDeliveries, now(), {});
    outboxConsumer.forget();
  };
  const poller = createPoller(async () => {
    await outboxConsumer.follow();
    await deliveryWorker.look();
  }, log);
  return {
    async start() {
      await begin();
      poller.start();
    },
    dispatch: createInteractionDispatch(ways, store.dialect === "postgres" ? openElsewhere(store, clock) : undefined),
    wake: poller.wake,
    follow({ lastEvent, due }) {
      const hasSocketWork = sockets.hasAny() && due.has("socket deliveries");
      if (hasSocketWork || due.has("http deliveries") || outboxConsumer.isBehind(lastEvent)) poller.wake();
    },
    begin,
    savePosition: outboxConsumer.savePosition,
    async settle() {
      let isDue = true;
      // A look that began meanwhile may have taken what would otherwise be found due.
      while (isDue || poller.isBusy() || deliveryWorker.isBusy()) {
        await poller.settle();
        await deliveryWorker.settled();
        isDue = (await readDueApps(db, "http", clock.nowMs())).length > 0;
      }
    },
    async stop() {
      await poller.stop();
      await deliveryWorker.settled();
    },
  };
}

/** Only where there can be another server. */
function openElsewhere(store: Store, clock: Clock): SendToRemoteSocket {
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  const waiting = new Set<() => void>();
  store.commits?.subscribe(() => {
    for (const resolve of waiting) resolve();
  });
  return createRemoteSockets({
    nextCommit: (withinMs) =>
      new Promise((resolve) => {
        const end = (): void => {
          waiting.delete(end);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(end, store.commits?.isListening() ? withinMs : Math.min(withinMs, 250)).unref();
        waiting.add(end);
      }),
    async ask(appId, envelope) {
      const asked = await store.write(askRemoteSockets, now(), { appId, envelope });
      if (!asked.ok) throw new Error("the question could not be left");
      return asked.id;
    },
    readAnswer: (id) => readAnswer(store.db, id),
    forget: async (id) => void (await store.write(forgetQuestion, now(), { id })),
  });
}
