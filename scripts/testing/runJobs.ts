import type { Job } from "./planJobs.ts";

export interface Pool {
  /** How many cores the jobs may use together. */
  readonly cores: number;
  /** How many jobs may run at once: each has a database server of its own. */
  readonly slots: number;
}

/**
 * Runs the jobs beside each other. A job that mostly waits (for a server to start, for a lease to expire) uses a part of a
 * core, so that others compute meanwhile: the next job of the queue that fits into the free cores starts. One job always
 * runs, however large it is.
 */
export async function runJobs(
  jobs: readonly Job[],
  { cores, slots }: Pool,
  run: (job: Job, slot: number) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  const freeSlots = Array.from({ length: slots }, (_, slot) => slot);
  let freeCores = cores;
  let running = 0;
  const done = Promise.withResolvers<void>();

  function start(job: Job, slot: number): void {
    running++;
    freeCores -= job.stage.load;
    run(job, slot)
      .then(() => {
        running--;
        freeCores += job.stage.load;
        // The lowest first, so that a short run uses few database servers.
        freeSlots.push(slot);
        freeSlots.sort((one, other) => one - other);
        startNext();
      })
      .catch(done.reject);
  }

  function startNext(): void {
    for (;;) {
      const fits = queue.findIndex(({ stage }) => running === 0 || stage.load <= freeCores + ROUNDING);
      const slot = fits === -1 ? undefined : freeSlots.shift();
      if (slot === undefined) break;
      for (const job of queue.splice(fits, 1)) start(job, slot);
    }
    if (running === 0) done.resolve();
  }

  startNext();
  return done.promise;
}

/** Tenths of a core do not add up exactly. */
const ROUNDING = 0.001;
