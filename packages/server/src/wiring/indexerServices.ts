import { setTimeout as pause } from "node:timers/promises";
import { type Chore, type Chores, createChores } from "../ports/chores.ts";
import { nobody } from "../domain/caller.ts";
import { indexMessages } from "../domain/search/indexMessages.ts";
import type { Logger } from "../ports/log.ts";
import { type Clock, systemClock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

/** While it catches up it works a tenth of the time: posts have priority at the writer. */
const restPerWork = 9;

/**
 * Keeps the search index up with what is committed. Apart from the other chores, because catching up after a long time
 * takes long, and nothing that is due may wait for it.
 */
export function openIndexer({ store, clock, log }: { store: Store; clock: Clock; log: Logger }): Chores {
  let isStopping = false;
  const chore: Chore = {
    name: "index messages",
    async run() {
      const startedMs = systemClock.nowMs();
      const done = await store.write(indexMessages, { caller: nobody, nowMs: clock.nowMs() }, {});
      if (!done.ok || !done.hasMore || isStopping) return { hasMore: false };
      await pause((systemClock.nowMs() - startedMs) * restPerWork);
      return { hasMore: !isStopping };
    },
  };
  const chores = createChores([chore], log);
  return {
    start: chores.start,
    settle: chores.settle,
    async stop() {
      isStopping = true;
      await chores.stop();
    },
  };
}
