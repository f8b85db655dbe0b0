import type { Outcome } from "@platform/protocol";
import { type Chore, type Chores, startChores } from "../ports/chores.ts";
import { sweepActivities } from "../domain/activities/sweepActivities.ts";
import { sweepAudit } from "../domain/audit/sweepAudit.ts";
import { nobody } from "../domain/caller.ts";
import { sweepDeliveries } from "../domain/deliveries/sweepDeliveries.ts";
import { sweepInteractions } from "../domain/interactions/sweepInteractions.ts";
import { sweepSent } from "../domain/messages/sweepSent.ts";
import { postDueMessages } from "../domain/scheduled/postDueMessages.ts";
import { sweepFiles } from "../domain/files/sweepFiles.ts";
import { sweepRuns } from "../domain/runs/sweepRuns.ts";
import { fireDueTriggers } from "../domain/triggers/fireDueTriggers.ts";
import { endStaleStreams } from "../domain/streams/endStaleStreams.ts";
import type { Logger } from "../ports/log.ts";
import { type Blobs, type Clock, systemClock } from "../ports/ports.ts";
import type { Operation } from "../storage/job.ts";
import type { Store } from "../storage/store.ts";

export interface ChoresOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onCommit: () => void;
  /** Bytes of files to sweep; not where snapshots may still need what no row names now. */
  readonly blobs: Blobs | undefined;
  /** How long entries of the audit log are kept; for ever unless told. */
  readonly auditDays: number | undefined;
  /** What other rooms do besides, each by itself as well. */
  readonly more: readonly Chore[];
}

/** Reading through all files is no work for a server that has just started. */
const firstSweepMs = 60 * 60 * 1000;
const sweepEveryMs = 24 * 60 * 60 * 1000;

/** A write operation that does a bite of what is due, in one transaction; two servers may be at it at once. */
type DueOperation = Operation<object, Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>>;

/** Everything that time brings about, by name. */
const due: Readonly<Record<string, DueOperation>> = {
  "post scheduled messages": postDueMessages,
  "start scheduled workflows": fireDueTriggers,
  "forget ids of clients": sweepSent,
  "end stale streams": endStaleStreams,
  "give up deliveries": sweepDeliveries,
  "forget interactions": sweepInteractions,
  "forget runs": sweepRuns,
  "forget activities": sweepActivities,
};

export function openChores({ store, clock, log, onCommit, blobs, auditDays, more }: ChoresOptions): Chores {
  const chores = Object.entries(due).map(([name, operation]): Chore => ({
    name,
    async run() {
      const done = await store.write(operation, { caller: nobody, nowMs: clock.nowMs() }, {});
      if (!done.ok) return { hasMore: false };
      if (done.didWork) onCommit();
      return done;
    },
  }));
  if (auditDays !== undefined) chores.push(forgettingAudit(store, clock, auditDays));
  const sweep = blobs ? [sweeping(store, blobs, log)] : [];
  return startChores([...chores, ...more, ...sweep], log);
}

function forgettingAudit(store: Store, clock: Clock, days: number): Chore {
  const keptS = days * 24 * 60 * 60;
  return {
    name: "forget audit entries",
    async run() {
      const done = await store.write(sweepAudit, { caller: nobody, nowMs: clock.nowMs() }, { keptS });
      return { hasMore: done.ok && done.hasMore };
    },
  };
}

/** By the clock of the disk, which knows when bytes were written. */
function sweeping(store: Store, blobs: Blobs, log: Logger): Chore {
  let nextMs = systemClock.nowMs() + firstSweepMs;
  return {
    name: "sweepFiles",
    async run() {
      const nowMs = systemClock.nowMs();
      if (nowMs < nextMs) return { hasMore: false };
      nextMs = nowMs + sweepEveryMs;
      const removed = await sweepFiles(store.db, blobs, nowMs);
      if (removed > 0) log.info({ removed }, "removed files that nothing names any more");
      return { hasMore: false };
    },
  };
}
