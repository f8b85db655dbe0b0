import type { Chore } from "../ports/chores.ts";
import { createOutboxConsumer } from "../delivery/outboxConsumer.ts";
import { createPoller } from "../delivery/poller.ts";
import { nobody } from "../domain/caller.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { readLastEvent } from "../domain/events/readEvents.ts";
import { fireEvents } from "../domain/triggers/fireEvents.ts";
import { planFirings } from "../domain/triggers/planFirings.ts";
import { beginTriggers, readTriggersPosition } from "../domain/triggers/triggersPosition.ts";
import type { Logger } from "../ports/log.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

export interface TriggersOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onCommit: () => void;
}

export interface Triggers {
  start(): Promise<void>;
  /** Looks if there are events to look at. */
  follow(agenda: Agenda): void;
  /** The same as a chore, for callers who expect everything to be started. */
  readonly chore: Chore;
  /** The store was put back to another state. */
  begin(): Promise<void>;
  /** Stores how far the outbox was read, so that it can be pruned. */
  savePosition(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts workflows by what happens, on every server that is up. */
export function openTriggers({ store, clock, log, onCommit }: TriggersOptions): Triggers {
  const { db } = store;
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  const outboxConsumer = createOutboxConsumer({
    readPosition: () => readTriggersPosition(db),
    readEnd: () => readLastEvent(db),
    plan: (after) => planFirings(db, after),
    async queue(queued) {
      const { ok } = await store.write(fireEvents, now(), queued);
      if (ok && queued.found.length > 0) onCommit();
      return ok;
    },
  });
  const begin = async (): Promise<void> => {
    await store.write(beginTriggers, now(), {});
    outboxConsumer.forget();
  };
  const poller = createPoller(outboxConsumer.follow, log);
  return {
    async start() {
      await begin();
      poller.start();
    },
    follow({ lastEvent }) {
      if (outboxConsumer.isBehind(lastEvent)) poller.wake();
    },
    begin,
    savePosition: outboxConsumer.savePosition,
    chore: {
      // The agenda wakes it otherwise.
      isDue: () => false,
      name: "start workflows by events",
      async run() {
        await poller.settle();
        return { hasMore: false };
      },
    },
    stop: poller.stop,
  };
}
