import type { Logger } from "../../ports/log.ts";
import type { Clock } from "../../ports/ports.ts";
import type { RateRow } from "../../storage/queries/rates.ts";
import { type Bucket, type Buckets, owedMostUs } from "./buckets.ts";

/** What all servers on one store have taken. */
export interface Ledger {
  load(): Promise<readonly BucketState[]>;
  share(takes: readonly RateRow[], sweep: boolean): Promise<readonly BucketState[]>;
}

export interface BucketState {
  readonly key: string;
  readonly full_us: number;
}

export interface LedgerSync {
  add(bucket: Bucket, costUs: number): void;
  settle(): Promise<void>;
  /** Drops what was not written yet. Resolves when no write is under way. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

export interface LedgerSyncOptions {
  readonly buckets: Buckets;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How long a server may not know what the others took. Shorter costs more writes; see decision 0008 for the bound. */
export const syncEveryMs = 100;
const batchMax = 1_000;
const sweepEveryMs = 60_000;

/** Writes what was taken here to the store in batches, and reads what other servers took. Idle while nothing is taken. */
export function createLedgerSync({ buckets, ledger, clock, log }: LedgerSyncOptions): LedgerSync {
  let unsynced: Bucket[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  let sweptMs = Number.NEGATIVE_INFINITY;

  function add(bucket: Bucket, costUs: number): void {
    if (bucket.unsyncedUs === 0) unsynced.push(bucket);
    bucket.unsyncedUs += costUs;
    schedule();
  }

  function schedule(): void {
    if (isStopped || timer !== undefined || underWay !== undefined || unsynced.length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void sync();
    }, syncEveryMs).unref();
  }

  function sync(): Promise<void> {
    underWay ??= syncBatch().finally(() => {
      underWay = undefined;
      schedule();
    });
    return underWay;
  }

  async function syncBatch(): Promise<void> {
    const batch = unsynced.splice(0, batchMax);
    if (batch.length === 0) return;
    const nowMs = clock.nowMs();
    const takes = batch.map(({ key, fullUs, unsyncedUs, windowUs }) => ({
      key,
      full_us: fullUs,
      taken_us: unsyncedUs,
      most_us: owedMostUs(nowMs * 1000, windowUs),
    }));
    const sweep = Math.abs(nowMs - sweptMs) >= sweepEveryMs;
    try {
      const shared = await ledger.share(takes, sweep);
      // Only now: a bucket with something untold is never dropped, so no second one of its name can come to be.
      for (const [at, bucket] of batch.entries()) bucket.unsyncedUs -= takes[at]?.taken_us ?? 0;
      for (const { key, full_us } of shared) buckets.raise(key, full_us);
      if (sweep) sweptMs = nowMs;
    } catch (error) {
      log.warn({ err: error }, "the use of rate limits cannot be shared; trying again");
    }
    unsynced.push(...batch.filter((bucket) => bucket.unsyncedUs > 0));
  }

  async function settle(): Promise<void> {
    await underWay;
    while (unsynced.length > 0) {
      const before = unsynced.length;
      await sync();
      // What could not be synchronized waits again; retrying at once is useless while the store is unavailable.
      if (unsynced.length >= before) return;
    }
  }

  return {
    add,
    settle,
    async forget() {
      await underWay;
      unsynced = [];
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await settle();
    },
  };
}
