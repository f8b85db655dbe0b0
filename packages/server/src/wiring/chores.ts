import { limits, type Outcome } from "@platform/protocol";
import { type Chore, type Chores, createChores, seldom } from "../ports/chores.ts";
import type { AgendaKind } from "../domain/agenda/readAgenda.ts";
import { endDueStatuses } from "../domain/agents/endDueStatuses.ts";
import { sweepActivities } from "../domain/activities/sweepActivities.ts";
import { sealEntries } from "../domain/audit/sealEntries.ts";
import { sweepAudit } from "../domain/audit/sweepAudit.ts";
import { nobody } from "../domain/caller.ts";
import { sweepDeliveries } from "../domain/deliveries/sweepDeliveries.ts";
import { sweepExpired } from "../domain/expiry/sweepExpired.ts";
import { sweepSent } from "../domain/messages/sweepSent.ts";
import { postDueReminders } from "../domain/reminders/postDueReminders.ts";
import { postDueMessages } from "../domain/scheduled/postDueMessages.ts";
import { removeOldArchives } from "../domain/imports/removeOldArchives.ts";
import { sweepFiles } from "../domain/files/sweepFiles.ts";
import { enforceRetention } from "../domain/retention/enforceRetention.ts";
import { sweepRuns } from "../domain/runs/sweepRuns.ts";
import { fireDueTriggers } from "../domain/triggers/fireDueTriggers.ts";
import { startGuestExpiry } from "../domain/users/startGuestExpiry.ts";
import { endStaleStreams } from "../domain/streams/endStaleStreams.ts";
import type { Logger } from "../ports/log.ts";
import { type Blobs, type Clock, systemClock } from "../ports/ports.ts";
import type { Tracer } from "../ports/traces/span.ts";
import type { Operation } from "../storage/job.ts";
import type { AgendaServices } from "./agendaServices.ts";
import { runningJobs } from "./jobChore.ts";
import { selectIsBlobNamed } from "../storage/queries/blobKeys.ts";
import type { Store } from "../storage/store.ts";

export interface ChoresOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly agenda: Pick<AgendaServices, "isDue">;
  readonly onCommit: () => void;
  readonly blobs: Blobs;
  /** How long entries of the audit log are kept; for ever unless told. */
  readonly auditDays: number | undefined;
  /** What other rooms do besides, each by itself as well. */
  readonly more: readonly Chore[];
  readonly tracer: Tracer | undefined;
}

/** Soon, because a server that is restarted often would else never get to it, but not while it starts. */
const firstSweepMs = 5 * 60 * 1000;
const sweepEveryMs = 24 * 60 * 60 * 1000;
/** Nobody waits for what has expired to be gone. */
const expiredEveryMs = 60 * 1000;
/** How soon a run that was requested begins; the daily one begins with the date. */
const retentionEveryMs = 10 * 1000;

/** A write operation that does a bite of what is due, in one transaction; two servers may be at it at once. */
type DueOperation = Operation<object, Outcome<{ readonly hasMore: boolean; readonly didWork: boolean }, never>>;

/** What people wait for, with its kind in the agenda. */
const due: readonly (readonly [AgendaKind, string, DueOperation])[] = [
  ["scheduled messages", "post scheduled messages", postDueMessages],
  ["reminders", "post reminders", postDueReminders],
  ["schedules", "start scheduled workflows", fireDueTriggers],
  ["streams", "end stale streams", endStaleStreams],
  ["agent statuses", "end statuses of agents", endDueStatuses],
  ["audit entries", "seal audit entries", sealEntries],
];

/** What only has to happen at some time, and how often that is looked at. */
const sweeps: readonly (readonly [number, string, DueOperation])[] = [
  [limits.sweep_every_s, "forget ids of clients", sweepSent],
  [limits.sweep_every_s, "forget streams", endStaleStreams],
  [limits.sweep_every_s, "give up deliveries", sweepDeliveries],
  [limits.sweep_every_s, "forget runs", sweepRuns],
  [limits.sweep_every_s, "forget activities", sweepActivities],
  [limits.sweep_every_s, "remove archives of imports", removeOldArchives],
  [expiredEveryMs / 1000, "deactivate expired guests", startGuestExpiry],
];

export function openChores(options: ChoresOptions): Chores {
  const { store, clock, log, agenda, onCommit, blobs, auditDays, more, tracer } = options;
  const choreOf = (name: string, operation: DueOperation): Chore => ({
    name,
    async run() {
      const done = await store.write(operation, { caller: nobody, nowMs: clock.nowMs() }, {});
      if (!done.ok) return { hasMore: false };
      if (done.didWork) onCommit();
      return done;
    },
  });
  const chores = [
    ...due.map(([kind, name, operation]) => ({ ...choreOf(name, operation), isDue: () => agenda.isDue(kind) })),
    ...sweeps.map(([everyS, name, operation]) => seldom(everyS * 1000, choreOf(name, operation))),
    // Behind what starts jobs.
    { ...runningJobs({ store, blobs, clock, log, onCommit }), isDue: () => agenda.isDue("jobs") },
  ];
  if (auditDays !== undefined)
    chores.push(seldom(limits.sweep_every_s * 1000, forgettingAudit(store, clock, auditDays)));
  chores.push(sweepingExpired(store, clock, blobs));
  chores.push(seldom(retentionEveryMs, enforcingRetention(options)));
  return createChores([...chores, ...more, sweeping(store, blobs, log)], log, tracer);
}

/** Expired rows go in steps, each a transaction. Bytes follow at once, unless a snapshot could bring the row back. */
function sweepingExpired(store: Store, clock: Clock, blobs: Blobs): Chore {
  let sweptMs = Number.NEGATIVE_INFINITY;
  return {
    name: "sweep expired rows",
    async run() {
      const nowMs = clock.nowMs();
      if (nowMs >= sweptMs && nowMs - sweptMs < expiredEveryMs) return { hasMore: false };
      const swept = await store.write(sweepExpired, { caller: nobody, nowMs }, {});
      if (!swept.ok) return { hasMore: false };
      const { hasMore, blobKeys } = swept;
      await removeBytes(store, blobs, blobKeys);
      if (!hasMore) sweptMs = nowMs;
      return { hasMore };
    },
  };
}

/** One bite at a time; other chores and posts come in between. */
function enforcingRetention({ store, clock, blobs, onCommit }: ChoresOptions): Chore {
  return {
    name: "enforce retention",
    async run() {
      const done = await store.write(enforceRetention, { caller: nobody, nowMs: clock.nowMs() }, {});
      if (!done.ok || !done.didWork) return { hasMore: false };
      onCommit();
      await removeBytes(store, blobs, done.blobKeys);
      return { hasMore: done.hasMore };
    },
  };
}

/** After the commit. Should the server stop before, the sweep of files finds them. */
async function removeBytes(store: Store, blobs: Blobs, blobKeys: readonly string[]): Promise<void> {
  const inSnapshots = blobKeys.length > 0 ? await store.snapshots?.blobKeys() : undefined;
  for (const key of blobKeys) {
    if (!inSnapshots?.has(key) && !(await selectIsBlobNamed(store.db, key))) await blobs.remove(key);
  }
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

/** By the clock of the disk, which knows when bytes were written; a step a second, so that other chores are not delayed. */
function sweeping(store: Store, blobs: Blobs, log: Logger): Chore {
  let nextMs = systemClock.nowMs() + firstSweepMs;
  let steps: AsyncGenerator<number> | undefined;
  return {
    name: "sweepFiles",
    async run() {
      const nowMs = systemClock.nowMs();
      if (nowMs < nextMs) return { hasMore: false };
      steps ??= sweepFiles({
        db: store.db,
        blobs,
        nowMs,
        inSnapshots: (await store.snapshots?.blobKeys()) ?? new Set(),
      });
      const step = await steps.next();
      if (step.done) {
        steps = undefined;
        nextMs = nowMs + sweepEveryMs;
      } else if (step.value > 0) log.info({ removed: step.value }, "removed files that nothing names any more");
      return { hasMore: false };
    },
  };
}
