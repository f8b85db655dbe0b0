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

export interface Telling {
  add(bucket: Bucket, costUs: number): void;
  settle(): Promise<void>;
  /** Tells nobody what was not told yet. Resolves when nothing is on its way any more. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

export interface TellingOptions {
  readonly buckets: Buckets;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How long a server may not know what the others took. Shorter costs more writes; see decision 0008 for the bound. */
export const tellEveryMs = 100;
const batchMax = 1_000;
const sweepEveryMs = 60_000;

/** Tells the store in batches what was taken here, and hears what was taken elsewhere. Rests while nothing is taken. */
export function createTelling({ buckets, ledger, clock, log }: TellingOptions): Telling {
  let untold: Bucket[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  let sweptMs = Number.NEGATIVE_INFINITY;

  function add(bucket: Bucket, costUs: number): void {
    if (bucket.untoldUs === 0) untold.push(bucket);
    bucket.untoldUs += costUs;
    schedule();
  }

  function schedule(): void {
    if (isStopped || timer !== undefined || underWay !== undefined || untold.length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void tell();
    }, tellEveryMs).unref();
  }

  function tell(): Promise<void> {
    underWay ??= tellBatch().finally(() => {
      underWay = undefined;
      schedule();
    });
    return underWay;
  }

  async function tellBatch(): Promise<void> {
    const batch = untold.splice(0, batchMax);
    if (batch.length === 0) return;
    const nowMs = clock.nowMs();
    const takes = batch.map(({ key, fullUs, untoldUs, windowUs }) => ({
      key,
      full_us: fullUs,
      taken_us: untoldUs,
      most_us: owedMostUs(nowMs * 1000, windowUs),
    }));
    const sweep = Math.abs(nowMs - sweptMs) >= sweepEveryMs;
    try {
      const told = await ledger.share(takes, sweep);
      // Only now: a bucket with something untold is never dropped, so no second one of its name can come to be.
      for (const [at, bucket] of batch.entries()) bucket.untoldUs -= takes[at]?.taken_us ?? 0;
      for (const { key, full_us } of told) buckets.raise(key, full_us);
      if (sweep) sweptMs = nowMs;
    } catch (error) {
      log.warn({ err: error }, "the use of rate limits cannot be shared; trying again");
    }
    untold.push(...batch.filter((bucket) => bucket.untoldUs > 0));
  }

  async function settle(): Promise<void> {
    await underWay;
    while (untold.length > 0) {
      const before = untold.length;
      await tell();
      // What could not be told waits again; while the store is gone there is no use in insisting.
      if (untold.length >= before) return;
    }
  }

  return {
    add,
    settle,
    async forget() {
      await underWay;
      untold = [];
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await settle();
    },
  };
}
