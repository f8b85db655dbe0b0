/**
 * Lets only so many requests go to one place at a time. The pool of connections could do that too, but it opens a
 * connection for each one that waited, even for those that have given up meanwhile: a place that never answers would
 * be asked on and on.
 */
export function createTurns(max: number) {
  const places = new Map<string, { taken: number; readonly waiting: Set<() => void> }>();

  function give(key: string): void {
    const place = places.get(key);
    if (!place) return;
    const [next] = place.waiting;
    if (next) {
      place.waiting.delete(next);
      next();
    } else if (--place.taken === 0) places.delete(key);
  }

  /** Does the work when it is its turn; rejects with the reason of the signal when it gives up before that. */
  return async function take<Result>(key: string, ending: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    let place = places.get(key);
    if (!place) places.set(key, (place = { taken: 0, waiting: new Set() }));
    if (place.taken < max) place.taken++;
    else await turn(place.waiting, ending);
    return work().finally(() => give(key));
  };
}

function turn(waiting: Set<() => void>, ending: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.add(resolve);
  ending.addEventListener("abort", () => {
    // A caller that already has a turn keeps it until its work has ended.
    if (waiting.delete(resolve)) reject(ending.reason as Error);
  });
  return promise;
}
