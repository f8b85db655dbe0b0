/** How often something may be done. */
export interface Quota {
  readonly perMinute: number;
  /** How many may come at once after a pause; a minute's worth when left out. */
  readonly burst?: number;
}

/** A quota in the units that a bucket counts in. */
export interface Measure {
  /** What one call costs: the time in which a bucket regains it. */
  readonly intervalUs: number;
  /** How long an empty bucket takes to be full again. */
  readonly windowUs: number;
}

const minuteUs = 60_000_000;

/** Whole microseconds, so that no sum of them is ever a hair late and turns a Retry-After of 1 into 2. */
export function measureOf({ perMinute, burst = perMinute }: Quota, factor: number): Measure {
  const intervalUs = Math.max(1, Math.round(minuteUs / (perMinute * factor)));
  return { intervalUs, windowUs: intervalUs * Math.max(1, Math.floor(burst * factor)) };
}
