import type { Logger } from "../../ports/log.ts";
import type { Clock } from "../../ports/ports.ts";
import { type Bucket, type Buckets, createBuckets } from "./buckets.ts";
import { type Measure, measureOf, type Quota } from "./quota.ts";
import { createLedgerSync, type Ledger, type LedgerSync } from "./ledgerSync.ts";

/** `strict` is what the documentation says, `generous` a thousand times that, `off` counts nothing. */
export type RateSetting = "strict" | "generous" | "off" | { readonly factor: number };

export const generousFactor = 1_000;

export interface Rates {
  /** Counts a call against a bucket: 0 when there was room, else the whole seconds until there is. */
  take(key: string, quota: Quota): number;
  /** Writes what the store does not have yet. */
  settle(): Promise<void>;
  /** The store is another one now, of another time maybe: nobody has called anything yet. */
  renew(): Promise<void>;
  stop(): Promise<void>;
  /** How many buckets are kept. */
  readonly size: number;
}

export interface RatesOptions {
  readonly setting: RateSetting;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** Whether other servers may use the same store. */
  readonly hasPeers: boolean;
  readonly log: Logger;
}

/** A bucket that takes this long for one call is kept over a restart; any faster one is full again soon after. */
const slowUs = 10_000_000;

/** How often each app may call each method. Decided in memory; the store receives the counts afterwards, in batches. */
export async function openRates(options: RatesOptions): Promise<Rates> {
  const { setting } = options;
  if (setting === "off") return unlimited;
  const factor = typeof setting === "object" ? setting.factor : setting === "generous" ? generousFactor : 1;
  const buckets = createBuckets(options.clock);
  const ledgerSync = createLedgerSync({ ...options, buckets });
  for (const { key, full_us } of await options.ledger.load()) buckets.raise(key, full_us);
  return limited(buckets, ledgerSync, factor, options.hasPeers);
}

const unlimited: Rates = {
  take: () => 0,
  settle: async () => {},
  renew: async () => {},
  stop: async () => {},
  size: 0,
};

function limited(buckets: Buckets, ledgerSync: LedgerSync, factor: number, hasPeers: boolean): Rates {
  const measures = new Map<Quota, Measure>();

  function measure(quota: Quota): Measure {
    let known = measures.get(quota);
    if (!known) measures.set(quota, (known = measureOf(quota, factor)));
    return known;
  }

  return {
    take(key, quota) {
      const known = measure(quota);
      const taken: Bucket | number = buckets.take(key, known);
      if (typeof taken === "number") return taken;
      if (hasPeers || known.intervalUs >= slowUs) ledgerSync.add(taken, known.intervalUs);
      return 0;
    },
    settle: ledgerSync.settle,
    async renew() {
      await ledgerSync.forget();
      buckets.fill();
    },
    stop: ledgerSync.stop,
    get size() {
      return buckets.size;
    },
  };
}
