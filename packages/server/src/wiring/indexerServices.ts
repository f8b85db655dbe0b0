import { setTimeout as pause } from "node:timers/promises";
import { type Chore, type Chores, createChores } from "../ports/chores.ts";
import { nobody } from "../domain/caller.ts";
import { indexMessages } from "../domain/search/indexMessages.ts";
import type { Logger } from "../ports/log.ts";
import { type Clock, systemClock } from "../ports/ports.ts";
import type { OutboxPosition } from "../domain/events/readEvents.ts";
import type { Store } from "../storage/store.ts";
import type { AgendaServices } from "./agendaServices.ts";

/** While it catches up it works a tenth of the time: posts have priority at the writer. */
const restPerWork = 9;

/** The server that indexed the last events may have died before its end. */
const againEveryMs = 60_000;

interface IndexerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly agenda: Pick<AgendaServices, "subscribe">;
}

/**
 * Keeps the search index up with what is committed. Apart from the other chores, because catching up after a long time
 * takes long, and nothing that is due may wait for it.
 */
export function openIndexer({ store, clock, log, agenda }: IndexerOptions): Chores {
  let isStopping = false;
  let indexedMs = Number.NEGATIVE_INFINITY;
  let lastEvent: OutboxPosition | undefined;
  let indexed: OutboxPosition | undefined;
  agenda.subscribe((latest) => (lastEvent = latest.lastEvent));
  const chore: Chore = {
    name: "index messages",
    isDue() {
      const hasNews = lastEvent?.id !== indexed?.id || lastEvent?.txid !== indexed?.txid;
      return hasNews || performance.now() - indexedMs >= againEveryMs;
    },
    async run() {
      indexed = lastEvent;
      indexedMs = performance.now();
      const startedMs = systemClock.nowMs();
      const done = await store.write(indexMessages, { caller: nobody, nowMs: clock.nowMs() }, {});
      if (!done.ok || !done.hasMore || isStopping) return { hasMore: false };
      await pause((systemClock.nowMs() - startedMs) * restPerWork);
      return { hasMore: !isStopping };
    },
  };
  const chores = createChores([chore], log);
  return {
    counts: chores.counts,
    start: chores.start,
    settle: chores.settle,
    async stop() {
      isStopping = true;
      await chores.stop();
    },
  };
}
