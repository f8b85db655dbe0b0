export interface Refresher {
  /** Reads, and resolves when a read has ended that began after this call. Callers that come meanwhile share one. */
  refresh(): Promise<void>;
  /** The same, tried again until it succeeds. */
  refreshUntilDone(): Promise<void>;
}

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** One read at a time, so that no older answer comes after a newer one. */
export function createRefresher(read: () => Promise<void>, wait: (ms: number) => Promise<void> = sleep): Refresher {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function run(): Promise<void> {
    const reading = read().finally(() => {
      if (running === reading) running = undefined;
    });
    running = reading;
    return reading;
  }

  function refresh(): Promise<void> {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  }

  async function persist(): Promise<void> {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        return await refresh();
      } catch {
        await wait(waitMs);
      }
    }
  }

  return { refresh, refreshUntilDone: persist };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
