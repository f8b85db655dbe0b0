import { setTimeout as pause } from "node:timers/promises";
import { limits } from "@platform/protocol";
import type { SocketFanOut } from "../delivery/socketFanOut.ts";
import type { DeliveryWatch } from "../delivery/watch.ts";
import { nobody } from "../domain/caller.ts";
import { hasExpiredEvents, pruneOutbox } from "../domain/events/pruneOutbox.ts";
import { type Chore, type Chores, createChores, seldom } from "../ports/chores.ts";
import type { Logger } from "../ports/log.ts";
import { type Clock, systemClock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

export interface PrunerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly fanOut: Pick<SocketFanOut, "position">;
  readonly watch: DeliveryWatch | undefined;
  /** Consumers of this server that have read further than they have stored. */
  readonly consumers: readonly { savePosition(): Promise<void> }[];
}

/** While it works off a long outbox it works a fifth of the time: the writer is there for posts. */
const restPerWork = 4;

/** Events are kept for minutes, so some seconds more do not matter. */
const pruneEveryMs = 15_000;

/**
 * Deletes events that every consumer has read, and empties the write-ahead log, which still holds them. Apart from the
 * other chores: the first run after an upgrade may have millions of rows to delete, and nothing that is due may wait.
 */
export function openOutboxPruner(options: PrunerOptions): Chores {
  const stopping = { isOn: false };
  const chores = createChores([seldom(pruneEveryMs, pruning(options, stopping)), emptyingLog(options)], options.log);
  return {
    counts: chores.counts,
    start: chores.start,
    settle: chores.settle,
    async stop() {
      stopping.isOn = true;
      await chores.stop();
    },
  };
}

function pruning(options: PrunerOptions, stopping: { readonly isOn: boolean }): Chore {
  const { store, clock, fanOut, watch, consumers } = options;
  let copiedMs = Number.NEGATIVE_INFINITY;
  return {
    name: "prune the outbox",
    async run() {
      const nowMs = clock.nowMs();
      // Twice in the time that events are kept, so that no other server prunes what the log here has not copied.
      if (Math.abs(nowMs - copiedMs) >= (limits.outbox_kept_s * 1000) / 2) {
        await watch?.copyEvents();
        copiedMs = nowMs;
      }
      if (!(await hasExpiredEvents(store.db, nowMs))) return { hasMore: false };
      for (const consumer of consumers) await consumer.savePosition();
      const startedMs = systemClock.nowMs();
      const done = await store.write(pruneOutbox, { caller: nobody, nowMs }, { sentTo: fanOut.position() });
      if (!done.ok || !done.hasMore || stopping.isOn) return { hasMore: false };
      await pause((systemClock.nowMs() - startedMs) * restPerWork);
      return { hasMore: !stopping.isOn };
    },
  };
}

function emptyingLog({ store, clock }: PrunerOptions): Chore {
  let emptiedMs = clock.nowMs();
  return {
    name: "empty the write-ahead log",
    async run() {
      const nowMs = clock.nowMs();
      if (Math.abs(nowMs - emptiedMs) < limits.write_ahead_log_s * 1000) return { hasMore: false };
      // A long read may be in the way; then the next look tries again.
      if ((await store.emptyLog?.()) !== false) emptiedMs = nowMs;
      return { hasMore: false };
    },
  };
}
