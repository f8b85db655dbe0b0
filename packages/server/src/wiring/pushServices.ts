import { limits } from "@platform/protocol";
import { createOutboxConsumer } from "../delivery/outboxConsumer.ts";
import { createPoller } from "../delivery/poller.ts";
import { sendPush } from "../delivery/sendPush.ts";
import { nobody } from "../domain/caller.ts";
import { readLastEvent } from "../domain/events/readEvents.ts";
import { claimPushes, hasDuePushes, type PushMessageRow } from "../domain/push/claimPushes.ts";
import { planPushes } from "../domain/push/planPushes.ts";
import { readPushKey } from "../domain/push/pushKey.ts";
import { beginPush, readPushPosition } from "../domain/push/pushPosition.ts";
import { queuePushes } from "../domain/push/queuePushes.ts";
import { readPush } from "../domain/push/readPush.ts";
import { type PushEnding, settlePush } from "../domain/push/settlePush.ts";
import type { Logger } from "../ports/log.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import { type Clock, type Secrets, systemClock } from "../ports/ports.ts";
import { selectHasSubscriptions } from "../storage/queries/pushSubscriptions.ts";
import type { Store } from "../storage/store.ts";
import type { AgendaServices } from "./agendaServices.ts";
import type { ServerAddress } from "./httpListener.ts";

export interface PushOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly address: ServerAddress;
  readonly outgoing: Outgoing;
  /** Who is active in a browser, at any server. */
  readonly present: () => Promise<ReadonlySet<string>>;
  /** What notifications say: who wrote what, which is the default, or only that there is a message. */
  readonly content: "full" | "none" | undefined;
  readonly agenda: Pick<AgendaServices, "subscribe" | "wake">;
}

export interface PushServices {
  start(): Promise<void>;
  /** The store was put back to another state: goes on from where that one stood, or from now on. */
  begin(): Promise<void>;
  /** Stores how far the outbox was read, so that it can be pruned. */
  savePosition(): Promise<void>;
  /** Sends what is due, and waits until every push service has answered or failed to. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** From committed messages to the browsers of people who are away, on every server that is up. */
export function openPush(options: PushOptions): PushServices {
  const { store, clock, log, present, agenda } = options;
  const { db } = store;
  const underWay = new Set<Promise<void>>();
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  const consumer = createOutboxConsumer({
    readPosition: () => readPushPosition(db),
    readEnd: () => readLastEvent(db),
    async plan(after) {
      // Without subscriptions there is nothing to read; a later one is for later messages.
      if (!(await selectHasSubscriptions(db))) {
        return { found: [], position: await readLastEvent(db), passed: 0, hasMore: false };
      }
      const { pushes: found, ...plan } = await planPushes(db, { nowMs: clock.nowMs(), present }, after);
      return { ...plan, found };
    },
    async queue({ found: pushes, ...stretch }) {
      return (await store.write(queuePushes, now(), { ...stretch, pushes })).ok;
    },
  });

  async function look(): Promise<void> {
    if (await selectHasSubscriptions(db)) await consumer.follow();
    for (;;) {
      const limit = limits.push_at_once - underWay.size;
      if (limit <= 0 || !(await hasDuePushes(db, clock.nowMs()))) return;
      const claimed = await store.write(claimPushes, now(), { limit });
      if (!claimed.ok || claimed.pushes.length === 0) return;
      for (const push of claimed.pushes) begin(push);
    }
  }

  function begin(push: PushMessageRow): void {
    const done = carry(options, push)
      // Its lease ends, and it is tried again.
      .catch((error: unknown) => log.warn({ err: error }, "a notification could not be sent to a push service"))
      .finally(() => {
        underWay.delete(done);
        poller.wake();
        // There may be another attempt.
        agenda.wake();
      });
    underWay.add(done);
  }

  const poller = createPoller(look, log);
  agenda.subscribe(({ lastEvent, due }) => {
    const isBehind = due.has("push subscriptions") && consumer.isBehind(lastEvent);
    if (isBehind || due.has("push messages")) poller.wake();
  });
  const beginHere = async (): Promise<void> => {
    await store.write(beginPush, now(), {});
    consumer.forget();
  };
  return {
    async start() {
      await beginHere();
      poller.start();
    },
    begin: beginHere,
    async savePosition() {
      // Without subscriptions nothing else moves the position on, and it would hold the whole outbox.
      if (!(await selectHasSubscriptions(db))) await consumer.follow();
      await consumer.savePosition();
    },
    async settle() {
      do {
        await poller.settle();
        await Promise.all(underWay);
      } while (poller.isBusy() || underWay.size > 0 || (await hasDuePushes(db, clock.nowMs())));
    },
    async stop() {
      await poller.stop();
      await Promise.all(underWay);
    },
  };
}

async function carry(options: PushOptions, push: PushMessageRow): Promise<void> {
  const { store, clock } = options;
  const ending = await attempt(options, push);
  await store.write(settlePush, { caller: nobody, nowMs: clock.nowMs() }, { push, ending });
}

async function attempt(options: PushOptions, push: PushMessageRow): Promise<PushEnding> {
  const { store, clock, secrets, log, address, outgoing, content } = options;
  const nowMs = clock.nowMs();
  const key = await readPushKey({ db: store.db, secrets });
  const ready = key && (await readPush(store.db, { secrets, nowMs, hidesContent: content === "none" }, push));
  if (!ready) return { kind: "dropped" };
  const sending = { outgoing, log, key, baseUrl: address.baseUrl, nowMs, machineMs: systemClock.nowMs() };
  return sendPush({ ...sending, attempt: push.attempt }, ready);
}
