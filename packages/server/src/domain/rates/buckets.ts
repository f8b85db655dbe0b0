import { createByteCache } from "../../ports/byteCache.ts";
import type { Clock } from "../../ports/ports.ts";
import type { Measure } from "./quota.ts";

/** A bucket that is not known to be full. */
export interface Bucket {
  readonly key: string;
  /** When it will be full again, since 1970: all that needs to be known of how full it is. */
  fullUs: number;
  /** How long an empty one takes to be full again. */
  windowUs: number;
  /** Taken here and not yet synchronized with the other servers. */
  unsyncedUs: number;
}

export interface Buckets {
  /** The bucket that a call was taken from, or the seconds after which there is one to take. */
  take(key: string, measure: Measure): Bucket | number;
  /** Counting what others took, but not the unshared part, it is full at this moment. */
  raise(key: string, fullUs: number): void;
  /** All are full. */
  fill(): void;
  readonly size: number;
}

const sweepAtLeast = 1_000;
/** How many windows a bucket can owe. One is an empty bucket; what servers overdrew together must be paid back too. */
const windowsMax = 2;
const bucketBytes = 64;

/**
 * One number per bucket: the moment at which it is full again. A bucket that is full is none at all. Callers without a token
 * choose parts of their keys, so the least recently used buckets go when all together take too much: for those callers the
 * limit begins again, which costs them as many calls as there is room for buckets.
 */
export function createBuckets(clock: Clock, bytesMax = 16 * 1024 * 1024): Buckets {
  const buckets = createByteCache<Bucket>({ name: "rate buckets", bytesMax, bytesOf: () => bucketBytes });
  let sweepAt = sweepAtLeast;

  /** A sweep visits all, so the next waits until there are twice as many as it left: every call pays for a constant part. */
  function sweep(nowUs: number): void {
    const full = [...buckets.entries()].filter(([, bucket]) => bucket.fullUs <= nowUs && bucket.unsyncedUs === 0);
    for (const [key] of full) buckets.delete(key);
    sweepAt = Math.max(sweepAtLeast, buckets.size * 2);
  }

  function open(key: string, nowUs: number): Bucket {
    let bucket = buckets.get(key);
    if (bucket) return bucket;
    if (buckets.size >= sweepAt) sweep(nowUs);
    buckets.set(key, (bucket = { key, fullUs: nowUs, windowUs: 0, unsyncedUs: 0 }));
    return bucket;
  }

  return {
    take(key, { intervalUs, windowUs }) {
      const nowUs = clock.nowMs() * 1000;
      const bucket = open(key, nowUs);
      bucket.windowUs = windowUs;
      // After a clock was set back, the old moment lies hours ahead; nobody should have to wait for it.
      const fullUs = Math.min(Math.max(bucket.fullUs, nowUs), owedMostUs(nowUs, windowUs));
      const waitUs = fullUs + intervalUs - windowUs - nowUs;
      bucket.fullUs = waitUs > 0 ? fullUs : fullUs + intervalUs;
      return waitUs > 0 ? Math.ceil(waitUs / 1_000_000) : bucket;
    },
    raise(key, fullUs) {
      const nowUs = clock.nowMs() * 1000;
      if (fullUs <= nowUs) return;
      const bucket = open(key, nowUs);
      bucket.fullUs = Math.max(bucket.fullUs, fullUs + bucket.unsyncedUs);
    },
    fill() {
      buckets.clear();
    },
    get size() {
      return buckets.size;
    },
  };
}

export function owedMostUs(nowUs: number, windowUs: number): number {
  return nowUs + windowsMax * windowUs;
}
