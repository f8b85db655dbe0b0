/** How many timestamps an operation or several of them want from one channel, and when the clock stood where. */
export interface Wanted {
  readonly channelKey: number;
  readonly nowUs: number;
}

export interface RunOfTimestamps {
  readonly key: number;
  readonly last_ts: number;
}

/**
 * Locks channels and takes as many timestamps from each as are wanted. The locks are taken before the rows are written,
 * and in the order of the keys, so that servers that lock the same channels wait for each other instead of deadlocking.
 */
export const takeTimestamps = `update channels set last_ts = greatest(channels.last_ts + wanted.count, wanted.floor)
  from (select w.key, w.count, w.floor, pg_advisory_xact_lock(w.key)::text as taken
    from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as w(key, count, floor) offset 0) as wanted
  where channels.key = wanted.key and wanted.taken = '' returning channels.key, channels.last_ts`;

export function takeParameters(wanted: readonly Wanted[]): [keys: number[], counts: number[], floors: number[]] {
  const runs = new Map<number, { count: number; floor: number }>();
  for (const { channelKey, nowUs } of wanted) {
    const run = runs.get(channelKey);
    // Every timestamp of the run is later than the one before it, and none is earlier than its clock.
    if (run) Object.assign(run, { count: run.count + 1, floor: Math.max(run.floor + 1, nowUs) });
    else runs.set(channelKey, { count: 1, floor: nowUs });
  }
  const sorted = [...runs].toSorted(([a], [b]) => a - b);
  return [sorted.map(([key]) => key), sorted.map(([, { count }]) => count), sorted.map(([, { floor }]) => floor)];
}

/** The timestamps in the order of what was wanted; the last of a channel is the last of its run. */
export function handOut(wanted: readonly Wanted[], runs: readonly RunOfTimestamps[]): number[] {
  const last = new Map(runs.map((run) => [run.key, run.last_ts]));
  const given: number[] = [];
  for (const { channelKey } of wanted.toReversed()) {
    const ts = last.get(channelKey);
    if (ts === undefined) throw new Error(`channel ${channelKey} is gone`);
    given.push(ts);
    last.set(channelKey, ts - 1);
  }
  return given.toReversed();
}
